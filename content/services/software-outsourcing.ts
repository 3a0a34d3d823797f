import { schematic, servicePage } from '../catalogue/define';

export const softwareOutsourcing = servicePage({
  slug: 'software-outsourcing',
  label: 'Software Outsourcing',
  title: 'Outsourced software delivery you can take back',
  summary:
    'We take on the building and running of named systems against a service schedule, with knowledge transfer both ways and a return clause you can exercise.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'We answer for named systems under a schedule whose last page says how you take them back.',
    quickAnswer:
      'For each application that you hand over, a service schedule says who is called when the invoice run fails on a Friday evening, what that person may change, and whether the clock runs over the weekend. From then on we answer for its delivery and upkeep rather than for hours worked. It is meant for IT heads whose own people are needed elsewhere and who keep a product owner.',
    atAGlance: {
      fits: 'Applications that you own and must keep, while your own engineers are wanted on something else',
      notFor:
        'A product that changes direction weekly belongs with your own team, enlarged through remote staffing if need be',
      firstStep: {
        what: 'Systems, tickets and duties mapped together with your team',
        output: 'a service schedule with severity matrix, a transition plan, the list of what stays yours',
        weeks: [3, 4],
      },
      charged: 'A monthly retainer per system, after a fixed-price mapping; larger changes are quoted apart',
      youBring: 'A year of tickets, access to the systems, the present runbooks, a product owner who stays',
    },
    ask: {
      text: 'Retell the last failure after hours by role: who was called, who decided? We set it out as one line of a service schedule.',
      button: 'Retell one late failure',
    },
    notNeeded: {
      before: 'A system that breaks twice a year needs a developer’s phone number, not',
      struck: 'outsourcing',
      after: '.',
    },
    argument: {
      heading: 'Four of 24 tasks made seven of 700 tickets',
      paragraphs: [
        'After seven weeks beside those who run it, our engineers have done 20 of the invoicing system’s 24 tasks themselves. Those make up 693 of last year’s 700 tickets, 99 %. The IT head, who has promised her people to another project, would hand over on 1 December. Operations wants all 24 done live and would wait for 1 April, when new invoice numbers begin.',
        'Shadowing shows what comes round while it lasts. Of the other four the rebate run had four tickets last year, certificate, number series and restore one each. Only the invoicing lead knows them, and his last day is 29 January. By April he has been gone 62 days and need not return; a restore has no date.',
        'So tickets are not counted. What comes round before his last day is done live, with him beside: the rebates on 4 January. What may be done early is: the certificate, valid until 12 February, is replaced on 6 January, 37 days early. April’s first number and a lost server cannot be had early; both are done on a copy. Her people go on 1 December, when the 20 signed tasks move; the other four stay with him. Rehearsing all would let the system move on 17 December, before a real rebate run. It moves on 11 January, 41 days after she hoped and 18 before he goes.',
      ],
    },
    exhibit: {
      kind: 'checklist',
      document: 'Transition list · invoicing · rev 3',
      title: 'Handed over before the one who knows it leaves on 29 Jan 2027',
      steps: [
        {
          at: '24 Nov',
          by: 'Invoicing lead',
          step: 'Signs the tasks that our engineers did themselves',
          proof: '20 of 24, a ticket number each; they move on 1 Dec. Shadowing began on 5 Oct 2026.',
        },
        {
          at: '24 Nov',
          by: 'Both teams',
          step: 'Write the next date beside each of the other 4',
          proof: 'Rebate run 4 Jan, certificate 12 Feb, number series 1 Apr, restore undated.',
        },
        {
          at: '9 Dec',
          by: 'Our engineers',
          step: 'Restore last night’s backup to an empty server',
          proof: 'Rehearsed. Invoice totals by day equal the ledger’s.',
        },
        {
          at: '16 Dec',
          by: 'Our engineers',
          step: 'Open the number series of 2027-28 on a copy',
          proof:
            'Rehearsed, clock set forward, certificate taken out. 31 March keeps the old series, 1 April has number 1.',
        },
        {
          at: '4 Jan',
          by: 'Our engineers',
          step: 'Run the rebates of the quarter',
          proof: 'Live, with him beside; the last run was on 1 Oct. Credit notes agree with his sheet.',
        },
        {
          at: '6 Jan',
          by: 'Our engineers',
          step: 'Put in the new signing certificate, 37 days early',
          proof: 'Live. The next invoice’s signature is valid, or the old certificate goes back in.',
        },
        {
          at: '11 Jan',
          by: 'IT head',
          step: 'Signs 24 of 24, and the system moves',
          proof: '20 in the shadow weeks, 2 live, 2 rehearsed.',
        },
      ],
      ticked: 2,
      wayBack:
        'A task that fails is repeated, on a copy if need be, while the invoicing lead is still there. Until signed, it stays with him, and the system is not ours.',
      reading:
        'a rehearsal is shown once by him and then done by us, on a copy. Dates from December on are planned.',
    },
    capabilities: [
      {
        name: 'Who answers for what',
        text: 'A responsibility sheet (RACI) goes through incident, change, release, access and budget, system by system. Priorities, architecture principles and acceptance stay with your retained team. A client who hands over those as well has, by the second year, lost the people who could judge the supplier.',
      },
      {
        name: 'Shadow, then reverse shadow',
        text: 'Our engineers first watch yours handle real tickets, then handle them while yours watch. A task moves once it was done that way and signed; one that does not come round, once done with its owner beside or on a copy. The system moves last. The learner writes the runbooks, because gaps show in what he had to ask.',
      },
      {
        name: 'Service levels with signatures beneath',
        text: 'The schedule states response and restoration targets per severity, service hours in IST and in your zone, and what stops the clock. A target that depends on your network or database team needs that team’s signature too, or we would be promising on its behalf.',
      },
      {
        name: 'Problems kept apart from incidents',
        text: 'As in ITIL 4, an incident is resolved when service is back, and closed when the user agrees. The problem record stays open until its cause is removed or accepted. Once a month we rank problems by hours lost. That ranking decides how much capacity goes to repair.',
      },
      {
        name: 'Clauses a regulator will look for',
        text: 'For material outsourcing a commercial bank in India needs audit, access, subcontracting and exit terms under the RBI’s directions on IT outsourcing; for critical functions an EU financial entity needs similar ones under DORA. Our standard terms hold no audit right; your order can carry it in a schedule, subcontractors included. We draft the technical part, your counsel the wording.',
      },
      {
        name: 'Where it goes wrong',
        text: 'A handover fails if the rules of a system live in the head of one colleague who is about to retire. We ask for that person’s days first and write the rules down before any duty moves.',
      },
    ],
    schematic: schematic({
      caption:
        'Tickets cross one boundary, where the clock starts; the runbooks behind it stay in the client’s own store.',
      lanes: {
        'Your business': {
          users: ['person', 'Application users'],
          productOwner: ['person', 'Product owner'],
        },
        'Your retained IT': { desk: 'Service desk', cab: 'Change authority' },
        'Our service team': {
          incident: 'Incident queue',
          problem: ['store', 'Problem records'],
          change: 'Release preparation',
        },
        'Held by you': {
          runbooks: ['store', 'Runbooks and CMDB'],
          schedule: ['document', 'Service schedule'],
        },
      },
      flows: [
        ['users', 'desk', 'fault'],
        ['productOwner', 'cab', 'priorities'],
        ['desk', 'incident', 'severity, clock'],
        ['incident', 'problem', 'repeat cause'],
        ['problem', 'change', 'permanent fix'],
        ['cab', 'change', 'approval'],
        ['incident', 'schedule', 'measured against'],
        ['change', 'runbooks', 'update'],
      ],
      mark: {
        node: 'runbooks',
        before: 'Supplier’s wiki',
        doubt: 'IT head: do I lose this when the contract ends?',
        answer: 'No: each release updates runbooks in your own store.',
      },
    }),
  },
});
