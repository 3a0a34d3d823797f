import { industryPage, schematic } from '../catalogue/define';

export const lms = industryPage({
  slug: 'lms',
  label: 'LMS for Institutions',
  title: 'Learning platforms tied to roster, term and grade',
  summary:
    'Course platforms for schools and universities: rosters from the SIS, LTI tools with little personal data, and marks that stand up before an exam board.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Students find their sections when term begins, and keep their marks when they move.',
    quickAnswer:
      'Late admissions, section swaps, a visiting lecturer without an account: the first days of a semester test a campus learning platform, and the exam board tests it again. Schools, colleges and universities need not replace the platform for that. We tie it to the roster, to external tools through LTI (Learning Tools Interoperability) and to the second marker.',
    atAGlance: {
      fits: 'Institutions whose platform and student records drift apart every term',
      notFor: 'A school of a few hundred pupils does well with a hosted classroom suite and CSV rosters',
      firstStep: {
        what: 'Roster flow drawn, and a working sync rehearsed for one faculty',
        output: 'every mismatch listed, with the office that owns it',
        weeks: [3, 5],
      },
      charged: 'The rehearsal at a fixed price; each tool link has its own estimate',
      youBring: 'SIS exports of two terms, a copy of the platform, the registrar, the examination ordinance',
    },
    ask: {
      text: 'One section, two head counts: the registrar’s and the platform’s. For each difference we suggest an office that can explain it.',
      button: 'Compare two head counts',
    },
    notNeeded: {
      before: 'A',
      struck: 'new LMS',
      after: 'starts the term with the same late roster. Repair the registrar’s feed instead.',
    },
    capabilities: [
      {
        name: 'Roster and term sync',
        users: 'Registrar’s office, platform administrators',
        text: 'Sections, teachers and enrolments arrive from the student information system (SIS) through OneRoster 1.2, as REST or CSV. Academic sessions open and close courses. A dropped student is suspended in the section, not deleted: submitted work must outlive the enrolment.',
        hardPart:
          'Cross-listed sections and mid-term transfers belong to two rosters, and each wants its own gradebook column.',
      },
      {
        name: 'External tools over LTI Advantage',
        users: 'Lecturers, tool publishers',
        text: 'Publishers’ labs, plagiarism checks and video tools launch through LTI 1.3, pick content by Deep Linking and return scores by Assignment and Grade Services. Names and e-mail addresses are released per tool, after a privacy review.',
        hardPart:
          'Tools that key on e-mail addresses orphan a student’s work when the college changes its domain.',
      },
      {
        name: 'Gradebook with a second marker',
        users: 'Markers, moderators, exam board',
        text: 'Rubrics, double marking, late penalties and moderation produce a mark with a history. Release waits for the exam board. Extensions and extra time follow the student’s accommodation plan and are set once, outside the assignment.',
        hardPart: 'Anonymous marking ends the moment a filename or a comment carries the student’s name.',
      },
      {
        name: 'Course shells and rollover',
        users: 'Faculty, instructional designers',
        text: 'Each term’s section copies an approved shell: outcomes, reading list, assessment weights. Packages move by Common Cartridge where the old platform exports it, while discussion threads and quiz attempts stay behind, archived under the retention schedule.',
        hardPart:
          'Links inside copied pages keep pointing at last year’s section unless the copy rewrites them.',
      },
      {
        name: 'Accessible course content',
        users: 'Disability services, course authors',
        text: 'Uploads are checked for captions, heading order and tagged PDF against WCAG 2.2 AA, and the author sees the finding beside the file. A file that hardly anyone opens is better removed than repaired.',
        hardPart:
          'Scanned readings need retyping or a licensed text, which is the library’s budget and not the platform’s.',
      },
    ],
    schematic: schematic({
      caption: 'The registry decides who belongs to a section; only the exam board makes a mark official.',
      lanes: {
        Registry: { sis: ['outside', 'Student records'] },
        Sync: { roster: 'OneRoster sync', sessions: 'Academic sessions' },
        Teaching: { section: ['store', 'Course sections'], lecturer: ['person', 'Lecturer'] },
        Tools: { tool: ['outside', 'LTI 1.3 tool'] },
        Marks: { gradebook: ['store', 'Gradebook'], board: ['person', 'Exam board'] },
      },
      flows: [
        ['sis', 'roster', 'enrolments'],
        ['sis', 'sessions', 'term dates'],
        ['roster', 'section', 'people, roles'],
        ['sessions', 'section', 'open, close'],
        ['section', 'tool', 'launch'],
        ['lecturer', 'tool', 'deep link'],
        ['tool', 'gradebook', 'scores'],
        ['gradebook', 'board', 'marks to ratify'],
      ],
      mark: {
        node: 'section',
        before: 'Current students',
        doubt: 'Registrar: she withdrew, so where is her submitted work?',
        answer: 'A dropped student is suspended; submitted work stays.',
      },
    }),
    route: {
      name: 'Student 26-1183',
      about: 'moved in the fifth week',
      stations: [
        {
          at: 'sis',
          value: 'Section A to B',
          fields: [
            { label: 'Term began', value: '20 Jul 2026' },
            { label: 'Moved', value: '17 Aug 2026, by the registrar' },
            { label: 'Subject', value: 'one syllabus in both sections' },
            { label: 'Attendance', value: 'A and B added up' },
          ],
          onward: 'enrolments',
        },
        {
          at: 'roster',
          value: 'Two enrolments',
          fields: [
            { label: 'Section A', value: 'endDate 2026-08-17' },
            { label: 'Section B', value: 'beginDate 2026-08-17' },
            { label: 'A in the LMS', value: 'suspended, not deleted' },
          ],
          onward: 'people, roles',
        },
        {
          at: 'section',
          value: 'Three tests each',
          fields: [
            { label: 'A, test 1', value: '6 Aug 2026' },
            { label: 'B, test 1', value: '4 Aug 2026' },
            { label: 'Weight', value: '20 marks a test' },
            { label: 'To sit the exam', value: '30 of 60 internal marks' },
          ],
          onward: 'launch',
        },
        {
          at: 'tool',
          value: '16 in A, none in B',
          fields: [
            { label: 'Line item of A', value: 'scoreGiven 16, of 20' },
            { label: 'gradingProgress', value: 'FullyGraded' },
            { label: 'Line item of B', value: 'no score for her' },
          ],
          onward: 'scores',
        },
        {
          at: 'gradebook',
          value: '35 of 60',
          sum: {
            rows: [
              ['Test 1, sat in A', '16'],
              ['Test 2, sat in B', '10'],
              ['Test 3, sat in B', '9'],
            ],
            total: ['Internal marks', '35'],
          },
          mark: { struck: '19 of 60', note: 'The blank in B had been counted as zero.' },
          onward: 'marks to ratify',
        },
        {
          at: 'board',
          value: 'Ratified, 35',
          fields: [
            { label: 'Minute', value: '14 Oct 2026, mark follows her' },
            { label: 'Entered in B', value: '16, as an override' },
            { label: 'Shown beside it', value: '31, by the averages' },
            { label: 'Outcome', value: 'admitted to the examination' },
          ],
        },
      ],
    },
    argument: {
      heading: 'The mark that stayed behind when she changed section',
      paragraphs: [
        'A tool posts its score to a line item of one course, and here each section is a course. So when she moves, her 16 stays in A, and test 1 is blank in B. What a blank means is a setting of the gradebook. As zero it leaves her with 19 of 60. Left out, as the best two of three would also do, she has 19 of 40, which is 28.5 in 60. By either she is below 30 and may not sit the examination.',
        'The lecturer of B would not carry 16 over as it is. His test 1, with an average of 11 against 15 in A, was the harder one, and 4 marks should come off, which makes 31. His colleague answers that averages differ with the class as well, and that a published mark is not rewritten because its owner changed rooms. Syllabus and weight are the same, so the ordinance of this sample lets it follow her. The board ratifies 35 and sees 31 beside it; she sits the examination by both.',
        'A shell shared by both sections would have kept the line item, but their tests differ. A make-up test would ask her to win back 11 of 20, in a paper set and moderated for one student. Our sync opens a case at each move with a score behind it.',
      ],
    },
  },
});
