import { industryPage, schematic } from '../catalogue/define';

export const sis = industryPage({
  slug: 'sis',
  label: 'Student Information Systems',
  title: 'Student records from first enquiry to transcript',
  summary:
    'Admissions, enrolment, attendance, fees and credits in one dated student record, with guardian consent, APAAR and Academic Bank of Credits reporting.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A transcript issued ten years on still shows the rules of that batch.',
    quickAnswer:
      '“Under which regulation did this batch pass, and who changed the mark?” Registrars are asked that years later, in writing, which is why a student information system for schools, colleges and university groups holds regulations as dated data and every change under a name, from application to alumni. One programme is enough for a test: recalculate two past cohorts and lay the result beside the printed gazette.',
    atAGlance: {
      fits: 'Institutions that account for credits, backlogs and readmissions under their own regulations',
      notFor: 'A school with one board and one fee table should rent a school ERP',
      firstStep: {
        what: 'One programme’s regulations entered as data, and two cohorts recalculated from them',
        output: 'the rules drawn, and every difference from the printed results with its cause',
        weeks: [5, 7],
      },
      charged: 'One programme as a fixed scope; others by effort, regulation by regulation',
      youBring:
        'Ordinances since the oldest batch, tabulation registers, fee heads, a nominee of the controller of examinations',
    },
    ask: {
      text: 'Cover the name on one tabulation line and add the clause that decided it. We recalculate the result, or say what is missing.',
      button: 'Send one tabulation line',
    },
    notNeeded: {
      before: 'Two readings of one ordinance are for the board of studies. No',
      struck: 'student system',
      after: 'can choose.',
    },
    capabilities: [
      {
        name: 'Admission and seat allotment',
        users: 'Admission office, applicants',
        text: 'Applications carry documents, merit score and reservation category. Rounds of allotment follow the state’s or the institution’s published matrix, and each offer names the rule that produced it. A withdrawn seat flows to the next round by the same rule.',
        hardPart:
          'A category certificate rejected after allotment moves a whole chain of candidates who already hold offers.',
      },
      {
        name: 'Programme regulations and credits',
        users: 'Registrar, board of studies',
        text: 'Credit minima, electives, backlog rules and exit points are dated versions attached to the intake. Under NEP 2020 a student may leave with a certificate and return; credits post to the Academic Bank of Credits.',
        hardPart:
          'Readmitted students fall between two regulations, and equivalence is a committee decision that must be stored.',
      },
      {
        name: 'Attendance and condonation',
        users: 'Class teachers, heads of department',
        text: 'Teachers mark each period on phone or terminal, also offline; shortage is computed per course, condonation takes a document and an approver, and the list of detained students is frozen before hall tickets go out.',
        hardPart: 'Biometric gates show presence on campus; the regulation asks about presence in a lecture.',
      },
      {
        name: 'Fees, scholarships and dues',
        users: 'Accounts office, parents',
        text: 'Fee demands are raised from programme, category and hostel, and instalments are allocated in a stated order. A scholarship may be paid to the institute or to the student. A wrong entry is reversed and stays visible.',
        hardPart:
          'Government scholarships arrive months late in one bank credit, without a usable list of names.',
      },
      {
        name: 'Guardian consent and disclosure',
        users: 'Parents, data protection officer',
        text: 'Each release of a minor’s data names its ground (a guardian’s consent or a duty in law), a purpose and an end date, planned against the DPDP Rules; US institutions work by FERPA. Custody orders limit which parent sees what. The APAAR id is stored only with consent.',
        hardPart:
          'At eighteen, in US colleges on entry, the rights pass to the student, and the parent portal must notice the day.',
      },
    ],
    schematic: schematic({
      caption:
        'Each paper is judged under the regulation that intake or readmission order names for it, before it reaches transcript or credit bank.',
      lanes: {
        Intake: {
          applicant: ['person', 'Applicant'],
          allot: 'Seat allotment',
          order: ['document', 'Readmission order'],
        },
        'During term': { attend: 'Attendance', marks: 'Exam marks', dues: ['store', 'Fee ledger'] },
        Judge: { rules: ['store', 'Dated regulations'], result: 'Result processing' },
        Issue: { transcript: ['document', 'Transcript'], abc: ['outside', 'Credit bank (ABC)'] },
      },
      flows: [
        ['applicant', 'allot', 'merit, category'],
        ['allot', 'attend', 'roll number'],
        ['allot', 'dues', 'demand'],
        ['attend', 'result', 'shortage list'],
        ['marks', 'result'],
        ['dues', 'result', 'hold'],
        ['applicant', 'order', 'returns'],
        ['order', 'rules', 'paper by paper'],
        ['rules', 'marks', 'scheme, minima'],
        ['rules', 'result', 'by order, intake'],
        ['result', 'transcript'],
        ['result', 'abc', 'credits'],
      ],
      mark: {
        node: 'attend',
        before: 'Campus gate punches',
        doubt: 'Lecturer: he was on campus, but in my lecture?',
        answer: 'Teachers mark each period; shortage is counted per course.',
      },
    }),
    route: {
      name: 'Roll 2021-0649',
      about: 'returns to a new regulation',
      stations: [
        {
          at: 'applicant',
          value: 'Back after two years',
          fields: [
            { label: 'First intake', value: '2021-22, regulation R21' },
            { label: 'Left', value: 'July 2023, after semester 4' },
            { label: 'Returned', value: '7 Jul 2025, to semester 5' },
          ],
          onward: 'returns',
        },
        {
          at: 'order',
          value: 'Two regulations',
          fields: [
            { label: 'Papers to sem. 4', value: 'by R21, every attempt' },
            { label: 'Papers from 5', value: 'by R23, of the batch joined' },
            { label: 'Signed', value: 'by the principal, 30 Jun 2025' },
            { label: 'Complete by', value: 'July 2028, the seventh year' },
          ],
          onward: 'paper by paper',
        },
        {
          at: 'rules',
          value: 'Two minima',
          fields: [
            { label: 'R21, written', value: '35 % of 60, so 21' },
            { label: 'R23, written', value: '40 % of 60, so 24' },
            { label: 'Total, each rule', value: '40 of 100' },
            { label: 'Grace, R23', value: 'on a total, not on written' },
          ],
          onward: 'scheme, minima',
        },
        {
          at: 'marks',
          value: '22 and 23 of 60',
          fields: [
            { label: 'C-401, sem. 4', value: '22 written, 28 internal' },
            { label: 'C-507, sem. 5', value: '23 written, 31 internal' },
            { label: 'Written on', value: '20 Nov 2025 and 27 Nov 2025' },
            { label: 'Credits', value: '4 and 3' },
          ],
          onward: 'tabulation line',
        },
        {
          at: 'result',
          value: '4 credits',
          fields: [
            { label: 'Declared', value: '22 Jan 2026' },
            { label: 'C-507 revalued', value: '26 Feb 2026, still 23' },
          ],
          sum: {
            rows: [
              ['Credits of both papers', '7'],
              ['C-507, failed by R23', '−3'],
            ],
            total: ['Credits earned', '4'],
          },
          mark: { struck: '7 credits', note: 'His first intake had been applied to both papers.' },
          onward: 'credits',
        },
        {
          at: 'abc',
          value: '4 credits posted',
          fields: [
            { label: 'Account', value: 'by APAAR id, with consent' },
            { label: 'Course', value: 'C-401, by R21' },
            { label: 'To be sat again', value: 'C-507, May 2026' },
          ],
        },
      ],
    },
    argument: {
      heading: 'He passed with 22 and failed with 23',
      paragraphs: [
        'Two written papers of one winter: 22 of 60 in an old one, 23 in a new one. The student reads his certificate of admission. He is of the intake of 2021, R21 asks for 21, and both papers are passed: 7 credits. The examination section reads the roll. He now sits with the batch of 2023, whose R23 asks for 24, and both are failed, with no credit at all. A program that stores one regulation with a student must take one of these sides.',
        'The readmission order takes neither. Papers up to semester 4 stay under the rule by which they were taught, whenever they are sat; what he takes up with the new batch follows its rule. C-401 is passed and C-507 is not. That is harder to explain at the counter, so each line of the transcript carries its regulation.',
        'He lacks one mark, so revaluation is asked for first, and it comes back with 23. Then a grace mark: under R23, as this sample has it, grace lifts a total, and his total of 54 needs none. Treating C-401 as equivalent to a paper of R23 would help nobody here: he would have to sit that again, too. The order also carries the date by which he must finish, which runs from 2021 and not from his return.',
      ],
    },
    faq: [
      {
        question: 'NBA attainment, NAAC data, credit bank: whose figure holds after results are declared?',
        answer:
          'The exam cell’s, as declared; a department sends an objection and cannot overwrite. Revaluation makes a new dated version, from which credits are posted again. Outcome attainment for NBA is computed from marks per question, so these must be entered; from totals alone no system can split it. Each NAAC table states its cut-off date, and so which version it read.',
      },
      {
        question: 'Does it handle moderation and revaluation, and what not on exam day?',
        answer:
          'Each stage keeps its own mark: valuer, moderation by resolution of the examination board, revaluation, with name and date. Syllabus patterns of 2019, 2021 and 2023 run side by side, each backlog paper under its own. On exam day it seats no candidate, releases no paper and watches no hall. Double marking and appeals by script belong to our Assessments solution.',
      },
      {
        question: 'The university changes a rule mid-year. Who enters it, at what cost?',
        answer:
          'Your exam cell, where only a figure moves, such as a minimum or a grace mark: it becomes a new dated version, and one past cohort is recalculated before approval. A rule of a new kind is code, and so a change with a price that you approve first. Should you leave after three years, you take a database in your own account and tables as CSV, columns described.',
      },
    ],
  },
});
