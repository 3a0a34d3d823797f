import { industryPage, schematic } from '../catalogue/define';

export const sis = industryPage({
  slug: 'sis',
  label: 'Student Information Systems',
  title: 'Student records from first enquiry to transcript',
  summary:
    'Admissions, enrolment, attendance, fees and credits in one dated student record, with guardian consent, APAAR and Academic Bank of Credits reporting.',
  reviewedOn: '2026-11-21',
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
        text: 'Credit minima, electives, backlog rules and exit points are dated versions attached to the intake. Under NEP 2020 a student may leave with a certificate and return; credits then post to the Academic Bank of Credits.',
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
        text: 'Each release of a minor’s data needs a guardian’s consent, a purpose and an end date, planned against the DPDP Rules; US institutions work by FERPA. Custody orders limit which parent sees what. The APAAR id is stored only with consent.',
        hardPart:
          'At eighteen the rights pass to the student, and the parent portal must notice the birthday.',
      },
    ],
    schematic: schematic({
      caption:
        'A result is processed under the regulation of the student’s own intake before it reaches transcript or credit bank.',
      lanes: {
        Intake: { applicant: ['person', 'Applicant'], allot: 'Seat allotment' },
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
        ['rules', 'result', 'by intake'],
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
  },
});
