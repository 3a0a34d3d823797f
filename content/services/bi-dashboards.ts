import { schematic, servicePage } from '../catalogue/define';

export const biDashboards = servicePage({
  slug: 'bi-dashboards',
  label: 'BI & Dashboards',
  title: 'Dashboards with one definition behind each figure',
  summary:
    'Dashboards built from decisions backwards: each metric defined once with an owner, rows limited by role, data age shown, and unused reports retired.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Two managers who open one branch’s “margin” on the same morning see the same number.',
    quickAnswer:
      'Before a figure gets a chart, its reader should be able to say what happens when it turns red; otherwise the chart is decoration. Finance, sales and operations heads whose data sits in a few systems get views built backwards from that answer, over metrics defined once and owned by name. The dictionary of those metrics takes longer than the charts, and it is the part worth paying for.',
    atAGlance: {
      fits: 'Managers who argue over whose revenue is right, with data in a few systems',
      notFor: 'Ledgers that disagree need reconciling first, which is data warehousing rather than charts',
      firstStep: {
        what: 'One decision area: its figures defined, and a first working dashboard',
        output: 'a metric dictionary with owners, and that dashboard on your own data',
        weeks: [4, 5],
      },
      charged: 'One price per decision area; licences of the BI tool run in your name',
      youBring: 'Read access to the sources, three reports you distrust, an owner for each figure',
    },
    ask: {
      text: 'Two managers, one figure, two values. Quote both, and we list the definitions that could explain the difference.',
      button: 'Quote one disputed figure',
    },
    notNeeded: {
      before: 'One figure, one reader, once a month: that is a mail, not',
      struck: 'a dashboard',
      after: '.',
    },
    argument: {
      heading: 'One month, two branches and four margins',
      paragraphs: [
        'In October Kolhapur sold for ₹40,00,000 without GST. The goods had cost ₹33,60,000, and carriers ₹80,000, of which ₹30,000 were for express. Nagpur sold for ₹50,00,000, with goods at ₹41,50,000 and carriers at ₹50,000, of which ₹10,000 express. The controller’s margin also deducts head office, 2 % of sales by agreement. The sales head’s deducts no freight at all, and neither of them has miscalculated.',
        'Which one is right is a long argument. What happens when the figure turns red is a short one: below 15 % the regional head decides on discounts. So it has to show whether a branch can bear another discount, and what an order causes counts against that. That is the goods and, as carriers bill by weight, all of the freight. Their bills come weeks later, so until then weight times the agreed rate serves. Head office does not grow with an order.',
        'Kolhapur’s manager has the best objection. Her dealers are in the hills, express is all that she chooses, and counted that way she is at 15.25 % and green. As a judgement of her it would be fairer, and a lower line for hill branches would please her as well. But the red line judges discounts, and one granted to a hill dealer has to bear the road.',
      ],
    },
    exhibit: {
      kind: 'decision',
      document: 'Metric dictionary · entry 6 · rev B',
      title: 'What “margin” means on the Monday dashboard, which is red below 15 %',
      chosen: 'Branch margin: sales less goods and all freight, before head office',
      why: 'Red takes the discounts away from a branch, so costs count that come with an order. October: Kolhapur 14 %, red; Nagpur 16 %. The controller owns the entry.',
      rejected: [
        {
          option: 'Without freight: Kolhapur 16 %, Nagpur 17 %',
          why: 'No branch is red, though each order brings freight. It stays in the price list as “gross margin”, where freight is not yet known.',
        },
        {
          option: 'Less head office: Kolhapur 12 %, Nagpur 14 %',
          why: 'Both are red. It stays in the accounts as “full margin”; refusing an order saves none of that cost.',
        },
        {
          option: 'Express freight alone: Kolhapur 15.25 %, Nagpur 16.8 %',
          why: 'No branch is red. Route loads are billed by weight as well, so an order brings them along.',
        },
      ],
      reopens: 'Red decides something else, such as a bonus. Then only what a manager chooses should count.',
      reading:
        'four formulas over the same October; the action behind the red line chose among them. Sales are after discounts, schemes and returns, goods after claims on suppliers.',
    },
    capabilities: [
      {
        name: 'Decisions before charts',
        text: 'For each view we ask who acts, on what value, by when. A chart with no action behind it goes to an appendix or is dropped. Five or six figures and one list of cases to work through are often all that is left.',
      },
      {
        name: 'A metric dictionary with owners',
        text: 'Active customer, margin and on-time delivery get a formula, grain, exclusions and a named owner who approves changes. The definition lives in one place, the semantic layer of dbt or of the BI tool, so that a copied spreadsheet is visibly a copy.',
      },
      {
        name: 'Row-level security tested',
        text: 'A branch manager’s rights come from the identity provider’s groups rather than from a filter on the page, and we test them with accounts of each role, exports and subscriptions included. Small groups are suppressed where salaries or patients could be guessed.',
      },
      {
        name: 'Freshness and refresh cost',
        text: 'Every tile shows the age of its data and the last failed load. Imported extracts answer quickly and age overnight; live queries stay current and bill the warehouse at each click. Hourly is enough for nearly all decisions outside a control room.',
      },
      {
        name: 'Charts people can read',
        text: 'Bars start at zero, colours carry one meaning and survive colour blindness, and targets are shown beside actuals. Graphics reach the 3:1 contrast of WCAG 2.2, and each has a table behind it. IBCS notation helps where finance compares many similar reports.',
      },
      {
        name: 'Retiring reports',
        text: 'Each quarter we read the view logs and, after notice to the owner, archive every page that has stayed unopened for ninety days and has no season. Its queries stop too, which takes load off the warehouse. Anybody may ask for it back within the next quarter.',
      },
    ],
    schematic: schematic({
      caption:
        'A figure has its meaning and its audience before it has a chart, so dashboard and alert cannot disagree.',
      lanes: {
        Sources: { invoices: ['outside', 'ERP invoices'], carriers: ['outside', 'Carrier rates, bills'] },
        Meaning: {
          tables: ['store', 'Reporting tables'],
          dictionary: ['document', 'Metric dictionary'],
          semantic: 'Semantic layer',
        },
        Audience: { rows: 'Row-level rules' },
        Action: {
          board: 'Monday dashboard',
          alert: 'Threshold alert',
          manager: ['person', 'Branch, regional head'],
        },
      },
      flows: [
        ['invoices', 'tables', 'with load time'],
        ['carriers', 'tables', 'estimate first'],
        ['tables', 'semantic'],
        ['dictionary', 'semantic', 'one formula'],
        ['semantic', 'rows'],
        ['rows', 'board', 'own branch'],
        ['rows', 'alert'],
        ['board', 'manager'],
        ['alert', 'manager', 'breach only'],
      ],
      mark: {
        node: 'rows',
        before: 'Page filter',
        doubt: 'Payroll: does an export keep to your branch filter?',
        answer: 'Rights follow the sign-in group, exports included.',
      },
    }),
  },
});
