import { schematic, servicePage } from '../catalogue/define';

export const patchUpgrades = servicePage({
  slug: 'patch-upgrades',
  label: 'Patching & Upgrades',
  title: 'Patches by exposure, upgrades before end of life',
  summary:
    'An inventory down to the library, patches ranked by exploitation and exposure, rings with a soak time, and major upgrades planned from support dates.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'You know within a working day whether a new vulnerability touches you.',
    quickAnswer:
      'When a flaw in a logging library is announced, you need to know where that version runs, in whose system, and whether it can be reached from the internet. We set up and keep the inventory that answers, for operators with more components than people. Servers, databases, containers and libraries are listed in it, each with the last day on which its maker supports it.',
    atAGlance: {
      fits: 'More components than people, and no list of which version runs where',
      notFor: 'One website on managed hosting needs only the host’s automatic updates, switched on',
      firstStep: {
        what: 'Inventory, end-of-life dates and a ranked patch list',
        output: 'what runs where, its last supported day and what to patch first',
        weeks: [3, 3],
      },
      charged:
        'A monthly rate per host, after an inventory at a fixed price; end-of-life upgrades are estimated singly',
      youBring:
        'Read access to the cloud API, a server list, build pipelines, maintenance windows, an owner per system',
    },
    ask: {
      text: 'Which library would be hardest to find on your servers tonight? We describe the shortest way to every copy of it.',
      button: 'Give us a library to find',
    },
    notNeeded: {
      before: 'When the maker sends no more fixes,',
      struck: 'patching',
      after: 'is over. Replace the system or wall it off.',
    },
    argument: {
      heading: 'Fifty-nine, 53 or 47 of 60 hosts',
      paragraphs: [
        'The job installed the library on 59 hosts and reports 59. The scanner, which compares upstream numbers, finds the new one on 53. Operations would close the ticket, and whoever owns the scanner would send seven hosts back. Both have looked at the disk.',
        'A process that was started before the patch keeps the old library mapped until it ends, so nine hosts still answer with it. Three run a container whose image brings a copy of its own, which the host’s package never touches. The scanner takes those 12 for done, and faults six of another distribution, which puts its fixes into the old number. One that reads advisories would pass these six, and still take the 12 for done.',
        'By memory and advisory 47 are patched. Twelve are open, and the appliance has its signed exception. Of the nine, eight are four pairs, and the second of a pair waits until the first has carried a day’s load: five hosts in the first night, four in the second. The three images are rebuilt and started anew meanwhile. A rescan on Thursday morning counts 59, a day before the due date, and this time the number of the job and the number in memory are the same.',
      ],
    },
    exhibit: {
      kind: 'rules',
      document: 'Rescan of patch 31 · 17 Nov 2026, 07:00',
      title: 'The job reports 59 hosts patched, and memory shows 47',
      basis:
        'TLS library libssl on 60 Linux hosts, last ring installed in the night to 17 Nov 2026. By policy due on 20 Nov.',
      columns: ['Hosts', 'On disk; in memory', 'Count', 'By the rule'],
      rows: [
        { cells: ['Restarted', 'New number; fixed', '41', 'Patched'], outcome: 'wins' },
        { cells: ['Restarted, fix back-ported', 'Old number; fixed', '6', 'Patched'], outcome: 'wins' },
        { cells: ['Not restarted', 'New number; vulnerable', '9', 'Open: restart'], outcome: 'loses' },
        {
          cells: ['Container with its own copy', 'New number; vulnerable', '3', 'Open: rebuild'],
          outcome: 'loses',
        },
        {
          cells: ['Vendor’s appliance', 'Old number; vulnerable', '1', 'Exception, 31 Dec'],
          outcome: 'absent',
        },
      ],
      tieBreak:
        'A host counts by the worst copy in any process or container. The distribution’s advisory says which are fixed, the SBOM which are built into programs.',
      reading:
        'the shaded rows are patched. The last row is reported apart, with the name of whoever signed.',
    },
    capabilities: [
      {
        name: 'An inventory you can query',
        text: 'Hosts come from the cloud API and an agent, libraries from component lists (SBOMs) made in each build. Until somebody can say within minutes where a version runs and who owns it, patch rates mean nothing. Linux distributions back-port fixes, so their advisories count, not upstream versions.',
      },
      {
        name: 'Ranking beyond the score',
        text: 'Ranked by CVSS base score alone, half the list is urgent. We add whether CISA’s KEV catalogue lists the flaw as exploited, how probable EPSS holds an exploit to be, and whether the component faces the internet. Due dates follow that combination and are written into a policy based on NIST SP 800-40.',
      },
      {
        name: 'Rings and soak time',
        text: 'A patch visits test hosts, then a pilot group with real work, then the rest, with a stated wait between; emergency patches shorten the wait, and the change record says who accepted that risk. Pairs in a cluster never restart together. A host counts once the old library has left its memory.',
      },
      {
        name: 'Library updates as small merges',
        text: 'Renovate or Dependabot proposes updates in weekly groups, and patch releases with passing tests merge by rule. A cooling period of some days avoids freshly hijacked releases. Security fixes skip the queue but not the tests. Container images are rebuilt on a patched base, never patched while running.',
      },
      {
        name: 'Major versions planned backwards',
        text: 'From a database’s end-of-life date we count back: rehearsal on a copy, query plans compared, deprecated calls removed, a cut-over with a way back. Two small jumps often beat one large one, although they cost two rounds of testing.',
      },
      {
        name: 'Exceptions with an expiry',
        text: 'A plant controller or a vendor-sealed appliance may not be patched at all. It is then segmented, shielded by a filtering rule and entered as an exception, signed by the owner for a limited term. If most entries renew, replace the system.',
      },
    ],
    schematic: schematic({
      caption: 'A rescan, not the patch job’s own report, confirms what was really patched.',
      lanes: {
        Knowledge: {
          sbom: ['store', 'Hosts and SBOMs'],
          feeds: ['outside', 'KEV, EPSS feeds'],
          eol: ['outside', 'Support end dates'],
        },
        Ranking: {
          rank: 'Exposure ranking',
          waiver: ['document', 'Signed exceptions'],
          years: ['document', 'Upgrade calendar'],
        },
        Rings: { lab: 'Test hosts', pilot: 'Pilot group', rest: 'Remaining estate' },
        Proof: { rescan: 'Rescan of memory' },
      },
      flows: [
        ['sbom', 'rank', 'what runs where'],
        ['feeds', 'rank', 'exploited now'],
        ['eol', 'years'],
        ['rank', 'waiver', 'cannot patch'],
        ['rank', 'lab', 'due date'],
        ['years', 'lab', 'rehearsed copy'],
        ['lab', 'pilot', 'soak'],
        ['pilot', 'rest', 'soak'],
        ['rest', 'rescan'],
      ],
      mark: {
        node: 'rescan',
        before: 'Patch job report',
        doubt: 'SOC analyst: patched on disk, but what is in memory?',
        answer: 'A host counts once memory holds no old version.',
      },
    }),
  },
});
