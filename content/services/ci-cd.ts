import { schematic, servicePage } from '../catalogue/define';

export const ciCd = servicePage({
  slug: 'ci-cd',
  label: 'CI/CD',
  title: 'CI/CD pipelines with a drilled way back',
  summary:
    'One pipeline from commit to production: a time budget per stage, signed artefacts, the same build everywhere, and a rollback your team has practised.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'A reviewed change reaches production the same day, by a path anyone can read.',
    quickAnswer:
      'Who can release if that one laptop is stolen tonight? CI/CD is the path that builds, tests, signs and releases every change without it. We set one up for teams whose releases are still a calendar event. A single service goes first, from merge to staging by itself. Then we break it in front of you and take the release back.',
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
    capabilities: [
      {
        name: 'A time budget per stage',
        text: 'Each stage gets a number of minutes, and the pipeline reports when a stage outgrows it. Tests are split by recorded duration and dependency caches are keyed by lock file, so that a developer gets an answer before starting something else.',
      },
      {
        name: 'Build once, promote the same artefact',
        text: 'The image that was tested is the image that ships. Configuration is injected per environment, never compiled in, and each deployment records the digest, so that what is running can be told exactly.',
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
        text: 'Once a quarter the team reverts a release in production hours on purpose. We time it from decision to recovery, write down where it stuck, and fix that before the next one.',
      },
    ],
    schematic: schematic({
      caption: 'The canary decides whether an artefact goes on to all of production or is taken back.',
      lanes: {
        Team: { developer: ['person', 'Developer'], review: 'Merge request' },
        Pipeline: {
          build: 'Build and unit tests',
          scan: 'SBOM, scan, sign',
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
        ['verify', 'registry', 'digest'],
        ['registry', 'staging', 'promote'],
        ['staging', 'canary'],
        ['canary', 'production', 'within limits'],
      ],
      mark: {
        node: 'registry',
        before: 'Images tagged latest',
        doubt: 'On call: which of the latest ones is running?',
        answer: 'Each deployment records the digest of its image.',
      },
    }),
  },
});
