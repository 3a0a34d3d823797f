import { industryPage, schematic } from '../catalogue/define';

export const eLearning = industryPage({
  slug: 'e-learning',
  label: 'E-Learning Content & Delivery',
  title: 'E-learning content that outlives the course player',
  summary:
    'Course production and delivery for publishers and training teams: xAPI and cmi5 in place of locked packages, low-bandwidth video, and versions per language.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Lessons play on a weak phone connection and keep their history on the next platform.',
    quickAnswer:
      'A packaged course belongs to the tool and the person that made it. Once either is gone, a single sentence in it can no longer be changed. Publishers, academies and training teams need source, player and learning records in their own hands. We build those three.',
    atAGlance: {
      fits: 'Courses in several languages, locked in packages whose authors have left',
      notFor:
        'A company with a dozen compliance courses a year can license a catalogue that includes its player',
      firstStep: {
        what: 'One existing module rebuilt along a newly drawn content path',
        output: 'a module that plays on a low-end phone, with statements you can query',
        weeks: [4, 6],
      },
      charged: 'The pilot module at a fixed price, conversion per module',
      youBring:
        'Source files of one module, usage figures, a subject expert, the oldest handset among your learners',
    },
    ask: {
      text: 'Whatever is left of one old module will do. Once opened, it tells us whether a wrapper serves or a rebuild is due.',
      button: 'Show us one old module',
    },
    notNeeded: {
      before: 'Archive what stayed unopened for two years. Rebuilt as',
      struck: 'e-learning',
      after: ', it stays unopened.',
    },
    capabilities: [
      {
        name: 'Structured authoring',
        users: 'Subject experts, instructional designers',
        text: 'Lessons are stored as structured source, with objectives drawn from a published competency framework (CASE) and media by reference, then rendered to web, print and package. Review comments stay with the paragraph, so a second edition starts from decisions already made.',
        hardPart:
          'Authors used to slide tools resist structure; a preview at every keystroke matters more than the schema.',
      },
      {
        name: 'Package conversion',
        users: 'Content operations',
        text: 'Old SCORM 1.2 and 2004 modules run behind a wrapper while new ones use cmi5, which launches by URL and reports in xAPI. A module left unopened for two years is archived rather than converted.',
        hardPart:
          'SCORM 1.2 leaves 4,096 characters for suspend data, so long courses lose the bookmark silently.',
      },
      {
        name: 'Learning record store',
        users: 'Learning analysts, course owners',
        text: 'Statements follow xAPI (IEEE 9274.1.1) with verbs from one agreed profile. Completion is computed from them and can be recomputed after a course is corrected. The learner is an opaque account whose name is kept elsewhere.',
        hardPart: 'Ten authors invent ten verbs for “finished”, and no later report can reconcile them.',
      },
      {
        name: 'Low-bandwidth player',
        users: 'Learners on mobile data',
        text: 'Video comes in a few bitrates with an audio-and-slides version, downloads over Wi-Fi and plays offline. Captions, transcripts and keyboard control belong to the lesson’s acceptance against WCAG 2.2.',
        hardPart:
          'Statements made offline arrive days late and out of order; the completion rule has to accept both.',
      },
      {
        name: 'Language versions and corrections',
        users: 'Translators, language editors',
        text: 'Each lesson keeps source and target segments with a translation memory. When the source changes, editors of each language see what is stale. Indic scripts get their own type, line-height and numeral checks in the renderer.',
        hardPart:
          'Dubbing runs longer than the English audio, so animations timed to a voice must be retimed.',
      },
    ],
    schematic: schematic({
      caption: 'Every player reports to the same record store, which outlasts all of them.',
      lanes: {
        Author: { expert: ['person', 'Subject expert'], legacy: ['document', 'Old SCORM package'] },
        Source: { lesson: ['store', 'Structured lessons'], memory: ['store', 'Translation memory'] },
        Publish: { render: 'Lesson renderer', wrapper: 'SCORM wrapper' },
        Play: { mobile: 'Offline player', partner: ['outside', 'Client’s platform'] },
        Record: { lrs: ['store', 'Record store'] },
      },
      flows: [
        ['expert', 'lesson', 'edition'],
        ['legacy', 'wrapper'],
        ['lesson', 'render'],
        ['memory', 'render', 'target text'],
        ['render', 'mobile', 'download'],
        ['render', 'partner', 'cmi5 launch'],
        ['wrapper', 'partner', 'as is'],
        ['mobile', 'lrs', 'late statements'],
        ['partner', 'lrs', 'xAPI'],
      ],
      mark: {
        node: 'lrs',
        before: 'Completion table',
        doubt: 'Course owner: we fixed the course; who has finished?',
        answer: 'Statements are kept, so completion can be recomputed.',
      },
    }),
  },
});
