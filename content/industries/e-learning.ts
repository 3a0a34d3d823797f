import { industryPage, schematic } from '../catalogue/define';

export const eLearning = industryPage({
  slug: 'e-learning',
  label: 'E-Learning Content & Delivery',
  title: 'E-learning content that outlives the course player',
  summary:
    'Course production and delivery for publishers and training teams: xAPI and cmi5 in place of locked packages, low-bandwidth video, and versions per language.',
  reviewedOn: '2026-11-25',
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
        text: 'Old SCORM 1.2 and 2004 modules run behind a wrapper while new ones use cmi5, which launches by URL and reports in xAPI; there the platform makes up the activity id, and the edition goes into ours beside it. A module left unopened for two years is archived rather than converted.',
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
        ['lesson', 'memory', 'changed segments'],
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
    route: {
      name: 'Correction C-058',
      about: 'isolation course, in Marathi',
      stations: [
        {
          at: 'expert',
          value: 'Wait 15 minutes',
          fields: [
            { label: 'Edition 3 said', value: 'wait 5 minutes, then test' },
            { label: 'Signed', value: '18 Sep 2026, electrical head' },
            { label: 'Same day', value: 'notice, read at each permit' },
          ],
          onward: 'edition 4',
        },
        {
          at: 'lesson',
          value: 'Edition 4, English',
          fields: [
            { label: 'Live', value: '21 Sep 2026' },
            { label: 'Changed', value: 'lesson 6 and its question' },
            { label: 'Activity id', value: '…/isolation/4' },
            { label: 'Parent', value: '…/isolation' },
          ],
          onward: 'changed segments',
        },
        {
          at: 'memory',
          value: '4 segments stale',
          fields: [
            { label: 'Old lesson 6', value: 'withdrawn 18 Sep 2026' },
            { label: 'Approved', value: '23 Sep 2026, Marathi editor' },
          ],
          onward: 'target text',
        },
        {
          at: 'render',
          value: 'Edition 4, Marathi',
          fields: [
            { label: 'Live', value: '24 Sep 2026' },
            { label: 'Numerals', value: 'Devanagari 15, as rendered' },
            { label: 'Midway in 3', value: 'lesson 6 starts anew' },
          ],
          onward: 'download',
        },
        {
          at: 'mobile',
          value: 'Still edition 3',
          fields: [
            { label: 'Downloaded', value: '17 Sep 2026, kept offline' },
            { label: 'timestamp', value: '25 Sep 2026, finished' },
            { label: 'stored', value: '28 Sep 2026, in range again' },
            { label: 'object.id', value: '…/isolation/3' },
          ],
          onward: 'late statements',
        },
        {
          at: 'lrs',
          value: '262 owe lesson 6',
          sum: {
            rows: [
              ['Finished by 20 Sep', '231'],
              ['Finished 21 to 23 Sep', '9'],
              ['Finished 24 Sep or later', '22'],
            ],
            total: ['Completions naming 3', '262'],
          },
          mark: { struck: '240 owe it', note: 'By the clock; 22 finished an old copy later.' },
        },
      ],
    },
    argument: {
      heading: 'Which edition did she finish, and which clock knows?',
      paragraphs: [
        'A waiting time before work on a drive was wrong, and 350 people have completed the Marathi course. On the day of the correction the old lesson is withdrawn and a notice goes to the supervisors, who read it out with each work permit. What remains is who has to take lesson 6 again, and the proof.',
        'The course owner takes the day on which edition 4 went live in Marathi. Whoever finished before owes the lesson, by the statement’s own timestamp 240 people. A system that knows only the English date lists 231. Both miss phones that had downloaded edition 3 and finished it out of range afterwards, as 22 did. By the day of arrival, stored, fewer still. An expiry date in the download would go by the phone’s own clock.',
        'So in our player the edition is part of the activity id, with the course as its parent, and each statement names what was played. xAPI has a field called revision, but the standard advises it for small repairs and a new id for larger changes; a changed waiting time is one, in our reading. Sending lesson 6 to all 350 at 6 minutes each costs the 88 who finished edition 4 528 needless minutes. But the next phone in range with edition 3 is not among the 350, and without the edition it counts as done.',
      ],
    },
  },
});
