import { schematic, solutionPage } from '../catalogue/define';

export const virtualClassroom = solutionPage({
  slug: 'virtual-classroom',
  label: 'Virtual Classroom',
  title: 'Virtual classroom for pupils on weak lines',
  summary:
    'Live classes as a product: timetable, WebRTC room, board, low-bandwidth mode, attendance with evidence, safeguarded recordings and a desk for the class day.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'The lesson goes on for the pupil whose line drops to telephone quality.',
    quickAnswer:
      'A pupil’s line weakens in the middle of a proof. This classroom then gives up the cameras first and the screen video next, so that the teacher’s voice and the board remain. Schools, coaching institutes and universities also get what a meeting tool lacks: rooms that open from the timetable, rights for substitutes, rules for minors and recordings that expire.',
    atAGlance: {
      fits: 'Schools, coaching institutes and universities that teach live to pupils on mobile data',
      notFor: 'A few tutorials a week among adults work well in an ordinary meeting tool',
      firstStep: {
        what: 'The drawing, then the classes of one department, taught live',
        output: 'registers, recordings and a log of failing rooms from real periods',
        weeks: [7, 9],
      },
      charged: 'Drawing at a fixed price, the pilot by sprint; media servers are on your cloud bill',
      youBring:
        'Timetable and rosters, guardian consents, one department and its safeguarding lead, phones that pupils use',
    },
    ask: {
      text: 'Describe the lesson that fails most: class size, networks, how many drop out. Our answer lists what to give up, in order, before the voice.',
      button: 'Describe one dropped lesson',
    },
    notNeeded: {
      before: 'If no pupil may speak, film the lecture once and spare everyone the',
      struck: 'virtual classroom',
      after: '.',
    },
    capabilities: [
      {
        name: 'Timetable and rooms',
        users: 'Coordinators, substitute teachers',
        text: 'Each period of the timetable has a room whose link is bound to the roster. A substitute receives rights for that period only. Holidays and swaps go out as an iCalendar feed.',
        owns: 'Periods, rooms, substitutions',
      },
      {
        name: 'Live room',
        users: 'Teachers, learners',
        text: 'Over WebRTC each camera is sent in several qualities, and a forwarding unit passes on the one that a learner’s line can carry; a TURN relay gets through school firewalls. Large lectures switch to a broadcast with raised hands.',
        owns: 'Sessions, speaking rights, locks',
      },
      {
        name: 'Low-bandwidth mode',
        users: 'Learners on mobile data',
        text: 'When loss rises, the client gives up camera pictures first, then screen video, and keeps Opus audio with board strokes, which need few kilobits a second. The learner sees what was reduced and may force it to save data.',
        owns: 'Media profiles, data limits',
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
        text: 'Joining times, reconnects and answers to two spontaneous prompts are combined by a rule the school sets. Teachers confirm the register. The camera is not used to score attention.',
        owns: 'Registers, excuses, prompt answers',
      },
      {
        name: 'Recordings and captions',
        users: 'Learners who missed class',
        text: 'Recording is off until a purpose and term are chosen. Live captions serve WCAG 2.2 criterion 1.2.4, and the stored text is corrected before reuse. Pupils’ cameras are excluded from the file unless guardians agreed.',
        owns: 'Recordings, captions, end dates',
      },
      {
        name: 'Safeguarding and class desk',
        users: 'Safeguarding lead, support desk',
        text: 'No adult is alone with a minor in an unlogged room; private chat is off below a set age. A desk sees failing rooms during the hour and can move a class to a telephone bridge.',
        owns: 'Reports, interventions, age rules',
      },
    ],
    howItDiffers:
      'E-learning under Industries speaks of self-paced study and its trade; this product concerns the live hour alone, with its rooms, media behaviour, registers and recordings.',
    schematic: schematic({
      caption: 'The forwarding unit sends each learner only as much as the line can carry.',
      lanes: {
        School: { timetable: ['store', 'Timetable'], teacher: ['person', 'Teacher'] },
        'Live hour': { room: 'Room control', sfu: 'Forwarding unit', board: 'Board events' },
        Learners: { strong: ['person', 'Learner, fibre'], weak: ['person', 'Learner, weak line'] },
        'After class': { register: ['document', 'Class register'], replay: ['store', 'Replay and captions'] },
      },
      flows: [
        ['timetable', 'room', 'roster'],
        ['teacher', 'sfu', 'voice, camera'],
        ['teacher', 'board', 'strokes'],
        ['room', 'sfu', 'speakers'],
        ['sfu', 'strong', 'top layer'],
        ['sfu', 'weak', 'audio only'],
        ['board', 'weak'],
        ['strong', 'register'],
        ['weak', 'register', 'answers'],
        ['board', 'replay', 'strokes'],
        ['sfu', 'replay', 'consented'],
      ],
      mark: {
        node: 'replay',
        before: 'Full recordings',
        doubt: 'Mother: is my daughter’s face in that file?',
        answer: 'Only if you agreed; otherwise her camera stays out.',
      },
    }),
  },
});
