import { industryPage, schematic } from '../catalogue/define';

export const mediaCms = industryPage({
  slug: 'media-cms',
  label: 'Media CMS',
  title: 'Media CMS for newsrooms, archives and promo desks',
  summary:
    'Story planning, asset management, captions, rights and publication to every outlet from one record, with IMF packages and C2PA provenance where they help.',
  reviewedOn: '2026-11-21',
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
        text: 'Originals rest on object storage or LTO tape with browse proxies online, and editors restore only the shot they marked. Identifiers such as ISAN, EIDR or ISRC travel with the file. Speech-to-text makes old rushes searchable in Hindi and Marathi too.',
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
  },
});
