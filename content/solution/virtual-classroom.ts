import { schematic, solutionPage } from '../catalogue/define';

export const virtualClassroom = solutionPage({
  slug: 'virtual-classroom',
  label: 'Virtual Classroom',
  title: 'Virtual classroom for pupils on weak lines',
  summary:
    'Live classes as a product: timetable, WebRTC room, board, low-bandwidth mode, attendance with evidence, safeguarded recordings and a desk for the class day.',
  reviewedOn: '2026-11-25',
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
    argument: {
      heading: 'A prompt that finds no phone is sent again',
      paragraphs: [
        'Rain closes the school on 18 August; class 10 learns at home. The first period, 08:00 to 08:45, is the day’s register. Two prompts come at random, one in each half, and wait two minutes for a tap. Roll 17 tapped at 08:12, lost her line from 08:21 to 08:36, and was there 30 of 45 minutes; the prompt of 08:33 found no phone. Roll 11 stayed connected and tapped neither.',
        'By minutes, three quarters of 45 being 34, rolls 11 and 23 are present, 17 absent. If both prompts must be tapped at their minute, none of the four is there. If one tap will do, 17 is, so are 23, whose phone showed both, and 30, who left after fourteen minutes. To excuse what did not arrive lets 30 in, as does a roll call at eight. The coordinator likes minutes, which parents understand; the teacher has seen phones connected on a shelf.',
        'So the phone confirms each prompt; one it missed is sent again at random after its return, time allowing: hers came at 08:40. Whoever has tapped both is proposed as present: roll 17. The other three go to the teacher, who rings home that day and writes why. Roll 17 had 44 of 59 days, 74.6 %, and if this one may count has 45 of 60: the 75 % that CBSE will check on 1 January.',
      ],
    },
    capabilities: [
      {
        name: 'Timetable and rooms',
        users: 'Coordinators, substitute teachers',
        text: 'Each period of the timetable has a room whose link is bound to the roster. A substitute receives rights for that period only. Holidays and swaps go out as an iCalendar feed.',
        owns: 'Periods, rooms, substitutions',
        on: { part: 0, row: 0 },
      },
      {
        name: 'Live room',
        users: 'Teachers, learners',
        text: 'Over WebRTC each camera is sent in several qualities, and a forwarding unit passes on the one that a learner’s line can carry; a TURN relay gets through school firewalls. Large lectures switch to a broadcast with raised hands.',
        owns: 'Sessions, speaking rights, locks',
        on: { part: 1, row: 3 },
      },
      {
        name: 'Low-bandwidth mode',
        users: 'Learners on mobile data',
        text: 'When loss rises, the client gives up camera pictures first, then screen video, and keeps Opus audio with board strokes, which need some 40 kilobits a second. The learner sees what was reduced and may force it to save data.',
        owns: 'Media profiles, data limits',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Board and breakouts',
        users: 'Teachers, small groups',
        text: 'Board strokes are stored as events with time, so a late joiner sees the present page and a replay can jump. Groups work on copies of one sheet that the teacher collects into the main room.',
        owns: 'Board pages, group sheets',
        on: { part: 1, row: 2 },
      },
      {
        name: 'Attendance with evidence',
        users: 'Class teachers, parents',
        text: 'Joining times, reconnects and answers to two spontaneous prompts are combined by a rule the school sets. Teachers confirm the register. The camera is not used to score attention.',
        owns: 'Registers, excuses, prompt answers',
        on: { part: 0, row: 1 },
      },
      {
        name: 'Recordings and captions',
        users: 'Learners who missed class',
        text: 'Recording is off until a purpose and term are chosen. Live captions serve WCAG 2.2 criterion 1.2.4, and the stored text is corrected before reuse. Pupils’ cameras are excluded from the file unless guardians agreed.',
        owns: 'Recordings, captions, end dates',
        on: { part: 1, row: 0, corrected: true },
      },
      {
        name: 'Safeguarding and class desk',
        users: 'Safeguarding lead, support desk',
        text: 'No adult is alone with a minor in an unlogged room; private chat is off below a set age. A desk sees failing rooms during the hour and can move a class to a telephone bridge.',
        owns: 'Reports, interventions, age rules',
        on: { part: 0, row: 3 },
      },
    ],
    howItDiffers:
      'E-learning under Industries speaks of self-paced study and its trade; this product concerns the live hour alone, with its rooms, media behaviour, registers and recordings.',
    screen: {
      device: 'browser',
      heading: 'Class 10, 18 August',
      parts: [
        {
          part: 'table',
          columns: ['Roll', 'Minutes', 'Reached', 'Tapped'],
          rows: [
            ['11', '45', '2', '0'],
            ['17', '30', '2', '2'],
            ['23', '40', '2', '1'],
            ['30', '14', '1', '1'],
          ],
        },
        {
          part: 'tape',
          label: 'Roll 17',
          ticks: ['08:00', '15', '30', '08:45'],
          rows: [
            { label: 'Camera', from: 0, to: 0.4, note: 'left out' },
            { label: 'Screen', from: 0, to: 0.6 },
            { label: 'Voice, board', from: 0, to: 1.4 },
            { label: 'Back', from: 2.4, to: 3 },
          ],
        },
      ],
    },
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
        ['teacher', 'register', 'confirms'],
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
    faq: [
      {
        question: 'What does video cost per student-hour, and what can anti-piracy not stop?',
        answer:
          'Reckon in data. Video of 300 kbit/s is 135 MB a student-hour, voice and board at 40 kbit/s 18 MB; for 1,000 pupils that is 135 GB against 18, times your cloud’s price for a GB sent. A watermark names the account that leaked. It stops neither a second phone filming the screen nor a lent login, and proctoring misses the helper beside the camera.',
      },
    ],
  },
});
