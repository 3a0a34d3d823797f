import { schematic, servicePage } from '../catalogue/define';

export const biDashboards = servicePage({
  slug: 'bi-dashboards',
  label: 'BI & Dashboards',
  title: 'Dashboards with one definition behind each figure',
  summary:
    'Dashboards built from decisions backwards: each metric defined once with an owner, rows limited by role, data age shown, and unused reports retired.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Two managers who open “margin” on the same morning see the same number, know how old it is, and can say what to do.',
    quickAnswer:
      'Reports multiply because each department computes its own revenue. We begin at the other end, with the decisions a manager takes on Monday, and build only the views those need, over metrics defined once. It is meant for finance, sales and operations heads whose data already sits in a few systems. One decision area with its metric dictionary and a working dashboard fits into four to five weeks.',
    capabilities: [
      {
        name: 'Decisions before charts',
        text: 'For each view we ask who acts, on what value, by when. A chart with no action behind it goes to an appendix or is dropped. Most areas come down to five or six figures and one list of cases to work through.',
      },
      {
        name: 'A metric dictionary with owners',
        text: 'Active customer, margin and on-time delivery get a formula, grain, exclusions and a named owner who approves changes. The definition lives in a semantic layer, in dbt or the BI tool’s model, so that a copied spreadsheet is visibly a copy.',
      },
      {
        name: 'Row-level security tested',
        text: 'A branch manager’s rights come from the identity provider’s groups, not from a filter on the page. We test with accounts of each role, including exports and subscriptions. Small groups are suppressed where salaries or patients could be guessed.',
      },
      {
        name: 'Freshness and refresh cost',
        text: 'Every tile shows the age of its data and the last failed load. Imported extracts answer quickly and age overnight; live queries stay current and bill the warehouse at each click. Hourly is enough for nearly all decisions outside a control room.',
      },
      {
        name: 'Charts people can read',
        text: 'Bars start at zero, colours carry one meaning and survive colour blindness, and targets stand beside actuals. Graphics reach the 3:1 contrast of WCAG 2.2, and each has a table behind it. IBCS notation helps where finance compares many similar reports.',
      },
      {
        name: 'Retiring reports',
        text: 'View logs are read each quarter, and pages unopened for ninety days are archived after notice to their owners. If the underlying ledgers disagree, do not order dashboards yet: a picture of unreconciled data merely spreads the argument.',
      },
    ],
    schematic: schematic({
      caption:
        'A figure acquires its meaning and its audience before it acquires a chart; dashboard and alert therefore cannot disagree.',
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
    }),
  },
});
