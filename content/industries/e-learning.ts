import { industryPage, schematic } from '../catalogue/define';

export const eLearning = industryPage({
  slug: 'e-learning',
  label: 'E-Learning Content & Delivery',
  title: 'E-learning content that outlives the course player',
  summary:
    'Course production and delivery for publishers and training teams: xAPI and cmi5 in place of locked packages, low-bandwidth video, and versions per language.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Your lessons play on a weak phone connection, report what learners did, and can be moved to another platform with their history.',
    quickAnswer:
      'A course is an asset with a shelf life, yet most are stored as zip files that only one tool can open. Publishers, academies and corporate training teams ask us for authoring pipelines, players and learning records that they keep. Within four to six weeks you have one existing module rebuilt, playing on a low-end handset and reporting statements you can query.',
    capabilities: [
      {
        name: 'Structured authoring',
        users: 'Subject experts, instructional designers',
        text: 'Lessons are stored as structured source, with objectives drawn from a CASE framework and media by reference, then rendered to web, print and package. Review comments stay with the paragraph, so a second edition starts from decisions already made.',
        hardPart:
          'Authors used to slide tools resist structure; a preview at every keystroke matters more than the schema.',
      },
      {
        name: 'Package conversion',
        users: 'Content operations',
        text: 'Old SCORM 1.2 and 2004 modules run behind a wrapper while new ones use cmi5, which launches by URL and reports in xAPI. A module nobody has opened for two years is archived rather than converted.',
        hardPart:
          'SCORM 1.2 leaves 4,096 characters for suspend data, so long courses lose the bookmark silently.',
      },
      {
        name: 'Learning record store',
        users: 'Learning analysts, course owners',
        text: 'Statements follow IEEE 9274.1.1, with verbs taken from one agreed profile. Completion rules are computed from statements and can be recomputed after a course is corrected. Learner identity is an opaque account, joined to names elsewhere.',
        hardPart: 'Ten authors invent ten verbs for “finished”, and no later report can reconcile them.',
      },
      {
        name: 'Low-bandwidth player',
        users: 'Learners on mobile data',
        text: 'Video ships in a short ladder with an audio-and-slides rendition, downloads over Wi-Fi and plays offline. Captions, transcripts and keyboard control are part of the lesson’s acceptance against WCAG 2.2, not an afterthought of publishing.',
        hardPart:
          'Statements made offline arrive days late and out of order; the completion rule has to accept both.',
      },
      {
        name: 'Language versions and corrections',
        users: 'Translators, medium editors',
        text: 'Each lesson keeps source and target segments with a translation memory. When the source changes, editors of each language see what is stale. Indic scripts get their own type, line-height and numeral checks in the renderer.',
        hardPart:
          'Dubbing runs longer than the English audio, so animations timed to a voice must be retimed.',
      },
    ],
    schematic: schematic({
      caption:
        'One structured lesson is rendered for several players, and all of them report statements that outlast any of the players.',
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
    }),
  },
});
