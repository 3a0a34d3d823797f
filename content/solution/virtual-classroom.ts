import { schematic, solutionPage } from '../catalogue/define';

export const virtualClassroom = solutionPage({
  slug: 'virtual-classroom',
  label: 'Virtual Classroom',
  title: 'Virtual classroom where weak lines still hear the teacher',
  summary:
    'Live classes as a product: timetable, WebRTC room, board, low-bandwidth mode, attendance with evidence, safeguarded recordings and a desk for the class day.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'A lesson goes on for the pupil whose line drops to telephone quality: voice first, then the board, and video only when there is room.',
    quickAnswer:
      'Meeting tools know participants and calendars; a school knows periods, substitutes, minors and a syllabus. The virtual classroom joins both: rooms open from the timetable, the teacher keeps control of who speaks, and the record of the lesson has an expiry date. Coaching institutes, schools and universities start with one department. A pilot of twenty concurrent classes is planned at eight to twelve weeks.',
    capabilities: [
      {
        name: 'Timetable and rooms',
        users: 'Coordinators, substitute teachers',
        text: 'Each period of the timetable has a room whose link is bound to the roster. A substitute receives rights for that period only. Holidays and swapped periods are published as an iCalendar feed.',
        owns: 'Periods, room assignments, substitutions',
      },
      {
        name: 'Live room',
        users: 'Teachers, learners',
        text: 'Audio and video run over WebRTC through a selective forwarding unit with simulcast, so each receiver gets a fitting layer. TURN over TLS covers school firewalls. Large lectures switch to a broadcast with raised hands.',
        owns: 'Live sessions, speaking rights, room locks',
      },
      {
        name: 'Low-bandwidth mode',
        users: 'Learners on mobile data',
        text: 'When loss rises, the client gives up camera pictures first, then screen video, and keeps Opus audio with board strokes, which need few kilobits. The learner sees what was reduced and may force it to save data.',
        owns: 'Media profiles, per-learner data limits',
      },
      {
        name: 'Board and breakouts',
        users: 'Teachers, small groups',
        text: 'Board strokes are stored as events with time, so a late joiner sees the present page and a replay can jump. Groups work on copies of one sheet that the teacher collects into the main room.',
        owns: 'Board pages, group sheets',
      },
      {
        name: 'Attendance with evidence',
        users: 'Class teachers, parents',
        text: 'Joining times, reconnects and answers to two spontaneous prompts are combined by a rule the school sets. Teachers confirm the register. Camera-based attention scoring is left out on purpose, for privacy and for accuracy.',
        owns: 'Registers, excuse notes, prompt answers',
      },
      {
        name: 'Recordings and captions',
        users: 'Learners who missed class',
        text: 'Recording is off until a purpose and term are chosen. Live captions serve WCAG 2.2 criterion 1.2.4, and the stored text is corrected before reuse. Pupils’ cameras are excluded from the file unless guardians agreed.',
        owns: 'Recordings, captions, deletion dates',
      },
      {
        name: 'Safeguarding and class desk',
        users: 'Safeguarding lead, support desk',
        text: 'No adult is alone with a minor in an unlogged room; private chat is off below a set age. A desk sees failing rooms during the hour and can move a class to a telephone bridge.',
        owns: 'Reports, room interventions, age policies',
      },
    ],
    howItDiffers:
      'E-learning under Industries speaks of self-paced study and its trade; this product concerns the live hour alone, with its rooms, media behaviour, registers and recordings.',
    schematic: schematic({
      caption:
        'The forwarding unit sends each learner only what the line can carry, while register and recording take separate, consented copies.',
      lanes: {
        School: { timetable: ['store', 'Timetable'], teacher: ['person', 'Teacher'] },
        'Live hour': { room: 'Room control', sfu: 'Forwarding unit', board: 'Board events' },
        Learners: { strong: ['person', 'Learner, fibre'], weak: ['person', 'Learner, weak line'] },
        'After class': { register: ['document', 'Class register'], replay: ['store', 'Replay and captions'] },
      },
      flows: [
        ['timetable', 'room', 'roster'],
        ['teacher', 'sfu', 'voice'],
        ['teacher', 'board', 'strokes'],
        ['room', 'sfu', 'speakers'],
        ['sfu', 'strong', 'all layers'],
        ['sfu', 'weak', 'audio only'],
        ['board', 'weak'],
        ['strong', 'register'],
        ['weak', 'register', 'answers'],
        ['board', 'replay', 'consented'],
      ],
    }),
  },
});
