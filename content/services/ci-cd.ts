import { schematic, servicePage } from '../catalogue/define';

export const ciCd = servicePage({
  slug: 'ci-cd',
  label: 'CI/CD',
  title: 'CI/CD pipelines with a drilled way back',
  summary:
    'One pipeline from commit to production: a time budget per stage, signed artefacts, the same build everywhere, and a rollback your team has practised.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A reviewed change reaches production the same day, by a path anyone can read.',
    quickAnswer:
      'Who can release if that one laptop is stolen tonight? CI/CD is the path that builds, tests, signs and releases every change without it. We set one up for teams whose releases are still a calendar event. A single service goes first, from merge to staging by itself. Then we break it there in front of you and take the release back.',
    atAGlance: {
      fits: 'Teams whose releases need a weekend, a checklist or one particular person',
      notFor: 'For a brochure site the deploy button of its hosting provider will do',
      firstStep: {
        what: 'One service, from merge to staging by itself',
        output: 'a pipeline timed by stage, and a rollback your team has watched',
        weeks: [2, 3],
      },
      charged:
        'The first service at a fixed price, later ones by time and material; build minutes on your account',
      youBring: 'Repository rights, a cloud or cluster account, a developer and a colleague from operations',
    },
    ask: {
      text: 'Send the notes of your last three releases, however rough. We answer with the first step drawn.',
      button: 'Send three release notes',
    },
    notNeeded: {
      before: 'If two people release twice a year, a checklist beats',
      struck: 'CI/CD',
      after: '.',
    },
    argument: {
      heading: 'The way back leads past a refused canary',
      paragraphs: [
        'Release r57 is failing at 11:32. A plain undo takes the revision before, still r56, which its own canary refused a day earlier: r57 followed before r55 was put back. The operations head wants r54, which ran for eight days without a complaint. It would start, and fail on the first order that it saves, because it writes a column that has been dropped since.',
        'So the newest release qualifies that once served all traffic and gets on with today’s schema and rows, which is r55. It returns by digest, the very image that was tested then, in 4 minutes, provided that the tool skips the canary’s steps. Argo Rollouts repeats them unless a rollback window reaches far enough. Whoever reverts both later commits waits 17 for an image that has never run.',
        'The dispute is two days older. The database administrator dropped the column as soon as r55 did without it, since columns kept for later are forgotten. The lead developer would have waited until a second release had served all traffic for a week without it. By her rule r54 would still be there. Now it would need the column again, if only empty.',
        'A range of schemas says nothing about values. What r57 wrote in its canary and its 22 minutes, r55 must understand, so verification also runs the old release’s tests on the new one’s rows.',
      ],
    },
    exhibit: {
      kind: 'code',
      document: 'Way back · orders · 20 Nov 2026 11:32',
      title: 'Four releases, and one of them can take over',
      lines: [
        { code: 'running: r57' },
        { code: 'schema: 23', note: 'Since 18 November; the old telephone column is gone.' },
        { code: 'releases:' },
        { indent: 1, code: '- r57, 20 Nov 2026 11:10, all traffic' },
        { indent: 2, code: 'digest 4be1, schema 22 to 23', note: 'Failing.' },
        { indent: 1, code: '- r56, 19 Nov 2026, canary 5 %' },
        { indent: 2, code: 'digest 77c0, schema 22 to 23', note: 'Refused; it never went further.' },
        { indent: 1, code: '- r55, 17 Nov 2026, all traffic' },
        { indent: 2, code: 'digest 9c41, schema 22 to 23', note: 'Uses the new column alone.' },
        { indent: 1, code: '- r54, 9 Nov 2026, all traffic' },
        { indent: 2, code: 'digest 1d08, schema 22 to 22', note: 'Reads the new column, writes both.' },
        { code: 'back to the newest that:' },
        { indent: 1, code: '- is not running' },
        { indent: 1, code: '- served all traffic' },
        { indent: 1, code: '- includes the schema in its range' },
        { indent: 1, code: '- passed its tests on r57’s rows', note: 'Run when r57 was verified.' },
        { code: 'take: r55, digest 9c41' },
        { code: 'by digest: 4 minutes', note: 'No canary; r55 has carried all traffic before.' },
        { code: 'by rebuild: 6 + 3 + 8 = 17 minutes', note: 'Build, scan, verify; then a canary still.' },
      ],
      reading:
        'the pipeline writes a release’s line when it is promoted or refused. Schema 22 has both columns. Digests are shortened; configuration versions, left out here, go back with them.',
    },
    capabilities: [
      {
        name: 'A time budget per stage',
        text: 'Each stage gets a number of minutes, and the pipeline reports when a stage outgrows it. Tests are split by recorded duration and dependency caches are keyed by lock file, so that a developer gets an answer before starting something else.',
      },
      {
        name: 'Build once, promote the same artefact',
        text: 'The image that was tested is the image that ships. Configuration is injected per environment, never compiled in, and each deployment records its digest and the version of its configuration, so that both can go back together.',
      },
      {
        name: 'Provenance and signing',
        text: 'Builds run on short-lived machines and produce a component list (SBOM) and a statement of how the image was made, signed with Sigstore like the image itself. The cluster admits only signed digests. We agree with you which SLSA build level is worth its upkeep.',
      },
      {
        name: 'Database changes that can go back',
        text: 'Schema changes are split into expand, migrate and contract, each deployable alone. The old and the new version of the application both run against the middle state, which is what makes a rollback possible without restoring a backup.',
      },
      {
        name: 'Release by percentage',
        text: 'A canary takes a small share of traffic while error rate and latency are compared with the running version. The promotion rule is written down and executed by the pipeline; a person can stop it but does not have to watch it.',
      },
      {
        name: 'The rollback drill',
        text: 'Once a quarter the team takes a release back in production hours on purpose. We time it from decision to recovery, write down where it stuck, and fix that before the next one.',
      },
    ],
    schematic: schematic({
      caption: 'The canary decides whether an artefact goes on to all of production or is taken back.',
      lanes: {
        Team: { developer: ['person', 'Developer'], review: 'Merge request' },
        Pipeline: {
          build: 'Build and unit tests',
          scan: 'SBOM and scan',
          verify: 'Contract and UI tests',
        },
        Registry: { registry: ['store', 'Signed images'] },
        Runtime: { staging: 'Staging', canary: 'Canary, 5 % of traffic', production: 'Production' },
      },
      flows: [
        ['developer', 'review', 'branch'],
        ['review', 'build', 'merge'],
        ['build', 'scan'],
        ['scan', 'verify'],
        ['verify', 'registry', 'push, sign'],
        ['registry', 'staging', 'promote'],
        ['staging', 'canary'],
        ['canary', 'production', 'within limits'],
        ['registry', 'production', 'way back, by digest'],
      ],
      mark: {
        node: 'registry',
        before: 'Images tagged latest',
        doubt: 'On call: which of the latest ones is running?',
        answer: 'Each deployment records the digest of its image.',
      },
    }),
    faq: [
      {
        question: 'What do you not automate, and leave to a person in the pipeline?',
        answer:
          'Four decisions, each waiting for a recorded approval: the review; the contract step of the database, since no rollback returns the values of a dropped column; an exception to a freeze; and whatever changes how payments are posted, where an accountant compares the first day. Root credentials stay outside the pipeline altogether.',
      },
    ],
  },
});
