import { industryPage, schematic } from '../catalogue/define';

export const mediaCms = industryPage({
  slug: 'media-cms',
  label: 'Media CMS',
  title: 'Media CMS for newsrooms, archives and promo desks',
  summary:
    'Story planning, asset management, captions, rights and publication to every outlet from one record, with IMF packages and C2PA provenance where they help.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'An editor learns in the timeline, not from a lawyer, whether a clip may run.',
    quickAnswer:
      'Planning board, footage archive, web CMS: three systems hold one story, and editors carry text and clips between them by hand. Joining them around the asset and its rights is the work, for news organisations, broadcasters, production houses and music labels. Bring one desk’s most tangled story. Followed from plan to site and social, it shows where clip usage stops being recorded.',
    atAGlance: {
      fits: 'One story in three systems, and a rights question before each clip',
      notFor: 'A text newsroom without an archive needs only a good web CMS; see CMS & Headless Content',
      firstStep: {
        what: 'One desk’s story drawn, then followed from plan to publication',
        output: 'that story on site and social, each clip use recorded',
        weeks: [3, 4],
      },
      charged: 'One desk at a fixed price, connectors and archive batches by effort',
      youBring:
        'Archive exports, three rights contracts, CMS and playout access, an archivist, a desk editor',
    },
    ask: {
      text: 'Which clip was last held up over its rights? Source, licence term and outlets are enough to draw where clearance should have been asked.',
      button: 'Name one blocked clip',
    },
    notNeeded: {
      before: 'A',
      struck: 'media CMS',
      after: 'for an archive opened twice a year? A list and an archivist are enough.',
    },
    argument: {
      heading: 'Cleared at six, not at half past eleven',
      paragraphs: [
        'A fire story runs at 18:00, is repeated at 21:00 and 23:30, and goes on the site. Its cut of 150 seconds has 96 from the channel’s crew, 20 from a neighbour’s phone, released for everything, and 34 from an agency: television only, 24 hours from firstCreated, each transmission counted.',
        'The night editor cleared it for the day. The rights desk would take the agency clip out everywhere. Each is wrong about two of four. The stamp says 16:30Z, which is 22:00 in India, so the right covers two transmissions, ends before the third, and never included the site; nor the app’s and YouTube’s live stream, where a slate stands for 34 seconds. Read as local, the stamp loses both transmissions. Counting from versionCreated, which a corrected caption renewed, runs the third without a licence.',
        'So the check asks by outlet and hour. It uses 68 agency seconds, ₹27,200 at ₹400 a second; clearance for the day would have used 136 with the site, half of them without a licence, and the careful cut none, with flames only from a phone, since the crew came later. For the late repeat and the site the editor fills 34 seconds from the crew’s rushes and moves the captions. Buying both is better while the agency’s sales desk is open. Fair dealing for current events is a question for counsel.',
      ],
    },
    capabilities: [
      {
        name: 'Story planning and desks',
        users: 'Assignment editors, reporters',
        text: 'A story exists before its article does: slug, embargo, contacts, crew and outlets. Versions for web, bulletin and social share facts and differ in form. Agency wires in NewsML-G2 or ninjs arrive beside it as material and never overwrite a draft.',
        hardPart:
          'A correction must reach every version, including the push message that is already on lock screens.',
      },
      {
        name: 'Asset management and archive',
        users: 'Archivists, video editors',
        text: 'Originals rest on object storage or LTO tape with browse proxies online, and editors restore only the shot they marked. Identifiers such as ISAN, EIDR or ISRC travel with the file. Speech-to-text makes old rushes searchable in Hindi and Marathi too. Legacy fonts become Unicode by rule sets, proof-read in samples.',
        hardPart:
          'Forty years of tape labels disagree with their content, and re-cataloguing everything is never affordable.',
      },
      {
        name: 'Rights and releases',
        users: 'Rights desk, producers',
        text: 'Each asset carries source, term, territory, platform and the releases of the people in it. The timeline shows red where a clip is cleared for broadcast but not for online. Agency pictures count their uses against the contract.',
        hardPart:
          'A programme inherits the narrowest right of any clip inside it, down to eight seconds of music.',
      },
      {
        name: 'Captions, loudness and mastering',
        users: 'Quality control, localisation',
        text: 'IMSC and WebVTT captions, dubbing tracks and EBU R128 loudness are tested before release. The Interoperable Master Format (IMF) keeps one master with supplemental packages per territory. For a web-only newsroom a good mezzanine file is enough.',
        hardPart:
          'Reading speed, line breaks and frame rate conversion break captions that were correct in the original cut.',
      },
      {
        name: 'Provenance and publication',
        users: 'Verification desk, audience team',
        text: 'C2PA manifests, which are signed notes of origin, record camera, edits and any generated parts, and the article shows them in words. Publishing targets are adapters: site, app, playout, syndication. A manifest proves who signed what; it does not prove that the scene is true.',
        hardPart:
          'Social platforms strip metadata, so a fingerprint must lead a stray copy back to its record.',
      },
    ],
    schematic: schematic({
      caption: 'Clearance is asked at the cut, before any outlet publishes.',
      lanes: {
        Gather: {
          wire: ['outside', 'News agency wire'],
          crew: ['person', 'Camera crew'],
          contract: ['document', 'Clip licences'],
        },
        Hold: { plan: 'Story plan', mam: ['store', 'Media archive'], rights: ['store', 'Rights records'] },
        Make: { edit: 'Edit and captions', clear: 'Clearance check' },
        Publish: { site: 'Site and app', playout: ['outside', 'Broadcast playout'] },
      },
      flows: [
        ['wire', 'plan', 'NewsML-G2'],
        ['crew', 'mam', 'rushes'],
        ['contract', 'rights', 'term, territory'],
        ['plan', 'edit'],
        ['mam', 'edit', 'proxy'],
        ['rights', 'clear'],
        ['edit', 'clear', 'cut list'],
        ['clear', 'site', 'C2PA signed'],
        ['clear', 'playout', 'MXF file'],
      ],
      mark: {
        node: 'clear',
        before: 'Lawyer’s e-mail',
        doubt: 'Night editor: the bulletin is at six, where is legal?',
        answer: 'Rights records are asked at the cut, per outlet.',
      },
    }),
    route: {
      name: 'Story S-4471, fire',
      about: 'one cut, four outlets',
      stations: [
        {
          at: 'wire',
          value: 'Agency clip, 34 s',
          fields: [
            { label: 'firstCreated', value: '2026-11-16T16:30:00Z' },
            { label: 'versionCreated', value: '2026-11-16T21:45:00Z' },
            { label: 'usageTerms', value: 'TV only, 24 hours' },
            { label: 'Price', value: '₹400 a second, no minimum' },
          ],
          onward: 'NewsML-G2',
        },
        {
          at: 'plan',
          value: 'Four outlets',
          fields: [
            { label: 'Day', value: '17 Nov 2026' },
            { label: 'Bulletin', value: '18:00' },
            { label: 'Repeats', value: '21:00 and 23:30' },
            { label: 'Site', value: 'After the bulletin' },
          ],
          onward: 'cut wanted',
        },
        {
          at: 'edit',
          value: '150 seconds',
          sum: {
            rows: [
              ['Own crew', '96'],
              ['Agency', '34'],
              ['Neighbour’s phone', '20'],
            ],
            total: ['Cut', '150'],
          },
          onward: 'cut list',
        },
        {
          at: 'clear',
          value: 'Two of four',
          fields: [
            { label: 'Right ends', value: '17 Nov 2026, 22:00 IST' },
            { label: '18:00', value: 'Clear' },
            { label: '21:00', value: 'Clear' },
            { label: '23:30', value: 'Own rushes for the clip' },
            { label: 'Site', value: 'Own rushes for the clip' },
          ],
          mark: { struck: 'Clear, all day', note: 'A repeat is another use, at another hour.' },
          onward: 'MXF file',
        },
        {
          at: 'playout',
          value: '68 seconds',
          fields: [{ label: 'Invoice', value: '68 × ₹400 = ₹27,200 + GST' }],
          sum: {
            rows: [
              ['18:00, agency clip', '34'],
              ['21:00, agency clip', '34'],
              ['23:30, recut', '0'],
            ],
            total: ['Agency, transmitted', '68'],
          },
        },
      ],
    },
    faq: [
      {
        question: 'How does a news site stay fast on election-result day with eight ad slots a page?',
        answer:
          'Readers never reach the CMS. A shielded CDN fetches a page at most once in 30 seconds, two requests a minute at twenty times the traffic too; an editor’s push comes earlier. Below the first screen ads load when scrolled near, into reserved boxes. Who loses? The ad team: past 2.5 seconds for the slowest quarter of readers bidders are cut, then slots from the top, by a signed rule.',
      },
      {
        question: 'A court orders an article down within hours. What does the CMS do?',
        answer:
          'The duty editor withdraws it once. Its address answers “410, withdrawn” with a line of yours, the CDN and the app’s feed drop it by its tag, and partners who carry it get the withdrawal of their format. A list shows who has confirmed; order, hour and name are kept. Search engines are asked separately, and copies elsewhere are out of our hands.',
      },
    ],
  },
});
