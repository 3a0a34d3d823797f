import { schematic, servicePage } from '../catalogue/define';

export const biDashboards = servicePage({
  slug: 'bi-dashboards',
  label: 'BI & Dashboards',
  title: 'Dashboards with one definition behind each figure',
  summary:
    'Dashboards built from decisions backwards: each metric defined once with an owner, rows limited by role, data age shown, and unused reports retired.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Two managers who open “margin” on the same morning see the same number.',
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
        text: 'Each quarter we read the view logs and, after notice to the owner, archive every page that has stayed unopened for ninety days. Its queries stop too, which takes load off the warehouse. Anybody may ask for it back within the next quarter.',
      },
    ],
    schematic: schematic({
      caption:
        'A figure has its meaning and its audience before it has a chart, so dashboard and alert cannot disagree.',
      lanes: {
        Sources: { invoices: ['outside', 'ERP invoices'], deals: ['outside', 'CRM deals'] },
        Meaning: {
          tables: ['store', 'Reporting tables'],
          dictionary: ['document', 'Metric dictionary'],
          semantic: 'Semantic layer',
        },
        Audience: { rows: 'Row-level rules' },
        Action: {
          board: 'Monday dashboard',
          alert: 'Threshold alert',
          manager: ['person', 'Branch manager'],
        },
      },
      flows: [
        ['invoices', 'tables', 'with load time'],
        ['deals', 'tables'],
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
