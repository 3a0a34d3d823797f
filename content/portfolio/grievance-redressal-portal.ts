import type { PortfolioItem } from './schema';

export const grievanceRedressalPortal: PortfolioItem = {
  slug: 'grievance-redressal-portal',
  label: 'Grievance redressal portal',
  title: 'Citizen grievances with an owner, a clock and an appeal',
  summary:
    'A municipal portal where a complaint gets a named desk, a deadline from the citizen’s charter and a closing order that the complainant may contest.',
  reviewedOn: '2026-11-23',
  sample: true,
  facts: {
    sector: 'Municipal administration',
    product: 'Grievance redressal portal',
    users: 'Citizens, help-desk operators, department officers, appellate officer',
    platform: 'Web, SMS and assisted counters',
    team: 'Service designer, accessibility specialist, web and backend engineers, tester',
    plannedEffort: 'Planning range: 20 to 26 weeks, security audit included',
    stack: 'Java, PostgreSQL, server-rendered HTML, SMS gateway, PostGIS',
  },
  screen: {
    device: 'browser',
    heading: 'Complaint W-2219',
    parts: [
      { part: 'steps', items: ['Lodged', 'Assigned', 'Inspected', 'Closed'], current: 2 },
      {
        part: 'form',
        fields: [
          { label: 'Subject', value: 'Street light out' },
          { label: 'Ward', value: '14' },
          { label: 'Due by', value: '28 Nov' },
        ],
        action: 'Add a photograph',
      },
      {
        part: 'list',
        items: [
          { label: 'SMS sent in Marathi', state: 'done' },
          { label: 'Junior engineer’s note', state: 'active' },
          { label: 'Right of appeal', state: 'waiting' },
        ],
      },
    ],
  },
  startingPoint:
    'A resident writes to the ward office, the mayor and a social network about one dark street; three files are opened and none is answered. Officers close complaints that belong to another department, because a closed file looks better than a forwarded one. Any portal for this must change what closing means, or it will only collect complaints faster.',
  constraints: [
    'Deadlines come from the citizen’s charter, and software may neither shorten nor extend them.',
    'Pages must read well in Marathi, Hindi and English, and with a screen reader in each.',
  ],
  delivers: [
    {
      name: 'Lodging in any channel',
      text: 'Web, counter and telephone would create the same record and receipt number. The form asks for place and matter in Marathi, Hindi or English. Finding the department is left to the portal.',
    },
    {
      name: 'Routing and transfer',
      text: 'Subject and ward would select the desk. A transfer keeps the original clock, is limited in number, and the receiving office must accept it or state why not.',
    },
    {
      name: 'Speaking orders',
      text: 'Closing would require a reasoned reply, evidence such as a site photograph, and the name of the deciding officer. “Noted” is not on the list of outcomes.',
    },
    {
      name: 'Appeal and reopening',
      text: 'Within a stated period the complainant could contest the closure. The appeal goes to a different officer, and the first reply stays visible beside the second.',
    },
    {
      name: 'Public figures',
      text: 'Counts by ward, subject and age of open complaints would be published as open data. Free text never is, because letters name neighbours.',
    },
  ],
  decision: {
    question: 'Must a citizen register before complaining?',
    chosen: 'No account: a mobile number, a one-time code and a receipt are enough.',
    why: 'People complain rarely, and a password for one visit in two years is a reason to give up. A number allows updates and keeps bulk abuse in check. Somebody whose number changes has to come to the counter with the receipt. That is slower, but it keeps identity documents off the file.',
    rejected: [
      {
        option: 'Mandatory Aadhaar sign-in',
        why: 'A broken street light does not need it, and the law sets conditions for its use.',
      },
      {
        option: 'Fully anonymous lodging',
        why: 'It is kept for complaints of corruption. Elsewhere an officer must be able to ask for the missing address.',
      },
    ],
  },
  measures: [
    {
      metric: 'Closures that are contested',
      how: 'Appeals divided by closing orders, per department, with those upheld shown apart.',
      baseline: 'The register of second letters on one matter, for the last half year.',
    },
    {
      metric: 'Complaints that changed desk',
      how: 'Transfers per complaint, and days spent between two desks.',
      baseline: 'One hundred paper files followed from ward office to reply.',
    },
  ],
  illustrates: [
    'industries/grievance-redressal-systems',
    'industries/citizen-service-portals',
    'services/accessibility-audits',
    'services/customer-portal',
  ],
};
