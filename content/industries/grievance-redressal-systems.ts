import { industryPage, schematic } from '../catalogue/define';

export const grievanceRedressalSystems = industryPage({
  slug: 'grievance-redressal-systems',
  label: 'Grievance Redressal',
  title: 'Grievance redressal where closing needs an answer',
  summary:
    'Intake by phone, WhatsApp, portal and paper, routing to the right post, escalation, reopening and appeal for municipalities, departments and public utilities.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'A complaint ends with an action its sender recognises, or it rises a level by itself.',
    quickAnswer:
      'Count reopened cases before closed ones: the pair shows whether a grievance cell resolves or merely disposes. For municipal corporations, state departments, universities and utilities we build that difference into the rules, so that silence never closes a case. Your register of last year is the best design paper there is. Sorted by cause and place, it shows which offices pass work to one another.',
    atAGlance: {
      fits: 'Commissioners and nodal officers whose cases are closed and opened again',
      notFor: 'A few dozen cases a month: keep a shared register and meet weekly',
      firstStep: {
        what: 'A year of complaints re-sorted, the routing drawn',
        output: 'a tested routing table and the ten categories that wander most',
        weeks: [3, 5],
      },
      charged: 'The sorting at a fixed price, the build by milestone, support by the year',
      youBring:
        'One year’s register, ward and asset maps, the citizen charter, an officer empowered to change routing',
    },
    ask: {
      text: 'Count last quarter’s closed and reopened cases by category. Where the second number runs high, we name the routing rule to test.',
      button: 'Count your reopened cases',
    },
    notNeeded: {
      before: 'Road and drain have two owners? Name one. A',
      struck: 'grievance system',
      after: 'only counts the quarrels.',
    },
    capabilities: [
      {
        name: 'Intake on every channel',
        users: 'Citizens, call-centre agents, ward clerks',
        text: 'Helpline, WhatsApp, portal, social post and paper letter give one number and one language of reply. Open311 categories or local ones attach place and asset. Anonymous reports are accepted for corruption and safety, with limits explained.',
        hardPart:
          'One pothole is reported by a whole street; joining reports must still answer each reporter.',
      },
      {
        name: 'Routing and transfer',
        users: 'Nodal officers, ward engineers',
        text: 'Category, ward and asset owner choose a post with a service time from the citizen charter. A language model suggests the category. A person confirms doubtful ones. “Not ours” needs a named recipient, and a second transfer goes to the nodal officer.',
        hardPart: 'Two agencies own road and drain at one spot, and each can prove it is the other’s.',
      },
      {
        name: 'Action and evidence',
        users: 'Field crews, junior engineers',
        text: 'Crews close on site with a geotagged photograph and a line in plain language. Material on order or a pending court case sets a reasoned hold with a review date. The clock may stop once.',
        hardPart:
          'A photograph proves some repair at some time, so location, time and before-image have to match.',
      },
      {
        name: 'Escalation, reopening and appeal',
        users: 'Complainants, appellate authorities',
        text: 'A missed time raises the case one level with its history, and the complainant accepts, reopens or appeals by one reply. RTI applications run on a separate register with their statutory thirty days and first appeal, because they are a different right.',
        hardPart:
          'Endless reopening by one person blocks the desk, and a cap must not silence an honest case.',
      },
      {
        name: 'Confidential cases and causes',
        users: 'Vigilance, commissioners, analysts',
        text: 'Complaints against an officer bypass that officer’s line, with identity shown to named eyes only. Quarterly analysis ranks causes, not clerks. CPGRAMS exchange is built where your authority has access.',
        hardPart:
          'Ward maps of complaints measure smartphones too, so quiet wards need a survey before praise.',
      },
    ],
    schematic: schematic({
      caption:
        'Two clocks run: one for the post that must act, one for the complainant who may reopen; confidential cases take neither route.',
      lanes: {
        Voices: { citizen: ['person', 'Complainant'], helpline: 'Helpline, WhatsApp' },
        Sort: { triage: 'Category and place', vigilance: ['person', 'Vigilance cell'] },
        Act: { crew: ['person', 'Ward crew'], timer: 'Service-time clock' },
        Answer: { reply: 'Reply with evidence', nodal: ['person', 'Nodal officer'] },
        Review: { appeal: ['person', 'Appeal authority'] },
      },
      flows: [
        ['citizen', 'helpline'],
        ['helpline', 'triage', 'one number'],
        ['citizen', 'vigilance', 'in confidence'],
        ['triage', 'crew', 'post, asset'],
        ['triage', 'timer', 'due time'],
        ['crew', 'reply', 'geotagged photo'],
        ['timer', 'nodal', 'breach'],
        ['reply', 'appeal', 'reopened'],
        ['nodal', 'appeal', 'unsolved'],
      ],
      mark: {
        node: 'reply',
        before: 'Case closed by crew',
        doubt: 'Complainant: who closed it? The drain is still open.',
        answer: 'A reply carries the photo, and you may reopen.',
      },
    }),
  },
});
