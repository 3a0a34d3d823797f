import { industryPage, schematic } from '../catalogue/define';

export const mediaCms = industryPage({
  slug: 'media-cms',
  label: 'Media CMS',
  title: 'Media CMS for newsrooms, archives and promo desks',
  summary:
    'Story planning, asset management, captions, rights and publication to every outlet from one record, with IMF packages and C2PA provenance where they help.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'An editor finds the clip, learns whether it may be used and publishes it everywhere without asking the archive, the lawyer or the web desk.',
    quickAnswer:
      'Three systems usually hold one story: a planning board, an archive of footage and a web CMS. Editors carry text and clips between them by hand. For news organisations, broadcasters, production houses and music labels we join these around the asset and its rights. Editorial and technology leads see within a month one desk’s story travel from plan to site and social, with clip usage recorded.',
    capabilities: [
      {
        name: 'Story planning and desks',
        users: 'Assignment editors, reporters',
        text: 'A story exists before its article does: slug, embargo, contacts, crew and outlets. Versions for web, bulletin and social share facts and differ in form. NewsML-G2 or ninjs wires arrive as material beside it, never as drafts to overwrite.',
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
        text: 'Each asset carries source, term, territory, platform and a person’s release. The timeline shows red where a clip is cleared for broadcast and not for online. Agency pictures count their uses against the contract.',
        hardPart:
          'A programme inherits the narrowest right of any clip inside it, down to eight seconds of music.',
      },
      {
        name: 'Captions, loudness and mastering',
        users: 'Quality control, localisation',
        text: 'IMSC and WebVTT captions, dubbing tracks and EBU R128 loudness are tested before release. IMF keeps one master with supplemental packages per territory. For a web-only newsroom a good mezzanine file is enough.',
        hardPart:
          'Reading speed, line breaks and frame rate conversion break captions that were correct in the original cut.',
      },
      {
        name: 'Provenance and publication',
        users: 'Verification desk, audience team',
        text: 'C2PA manifests record camera, edits and any generated parts, and the article shows them in words. Publishing targets are adapters: site, app, playout, syndication. A manifest proves who signed what; it does not prove that the scene is true.',
        hardPart:
          'Social platforms strip metadata, so a fingerprint must lead a stray copy back to its record.',
      },
    ],
    schematic: schematic({
      caption:
        'Story, footage and rights stay separate records until an edit joins them; clearance is asked at the cut, before any outlet publishes.',
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
        ['clear', 'playout', 'IMF package'],
      ],
    }),
  },
});
