import { schematic, servicePage } from '../catalogue/define';

export const iac = servicePage({
  slug: 'iac',
  label: 'Infrastructure as Code',
  title: 'Infrastructure as code with the drift made visible',
  summary:
    'Networks, accounts and databases described in OpenTofu or Terraform, changed by reviewed plan, tested by policy and compared nightly with what exists.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Changes made by hand in the console appear on a list by morning.',
    quickAnswer:
      'If somebody’s memory is the only record of who opened port 22 on the staging database’s host, that environment should come under code first. OpenTofu or Terraform describes networks, accounts, roles and DNS as text, each change becomes a reviewed plan, and a nightly comparison reports what was done outside it. This helps teams whose staging has drifted away from production. Resources that refuse to be imported get a list of their own.',
    atAGlance: {
      fits: 'Cloud accounts built by clicking, where staging no longer resembles production',
      notFor: 'A prototype that lives three weeks may be clicked together and deleted',
      firstStep: {
        what: 'One live environment imported until its plan shows no change',
        output: 'its code, a clean plan and the resources that refused import',
        weeks: [2, 3],
      },
      charged:
        'A fixed price per environment, by its count of resources; upkeep of the code on a small retainer',
      youBring: 'An account with read rights, the audit log, naming rules, a reviewer who may approve plans',
    },
    ask: {
      text: 'Somebody clicked a resource together and left it. Describe it, and you receive its code, with the values that an import still needs.',
      button: 'Show one manual change',
    },
    notNeeded: {
      before: 'Five resources that never change fit on a page of notes, without',
      struck: 'infrastructure as code',
      after: '.',
    },
    argument: {
      heading: 'Two changes in the cloud, one in the plan',
      paragraphs: [
        'The night’s data load ran out of memory at 01:30. The engineer on call doubled the machine and, to look inside, opened port 22 to every address. At 03:00 the plan shows one difference, and the tool is not at fault. Where each rule of a security group is a resource of its own, as the AWS provider advises, a rule added by hand belongs to no resource, and a plan asks only for what its resources need.',
        'The platform lead would let the code win and apply every night. That stops the host in mid-load to make it small again, and leaves the port open. The engineer would let the cloud win and write both changes into code, where only the policy test would keep port 22 out. We let the incident decide, change by change, before that test. It names the size, which becomes code; it does not name the port, which goes.',
        'Could a plan be made to see the port? A refresh-only one lists it, as a change of the group, until some apply has written that into the state. The provider’s “rules exclusive” resource sees it each night, and removes whatever it does not hold, even what a load balancer controller added by itself, so it suits groups with one owner. For the others we check the audit log’s create, modify and delete events.',
      ],
    },
    exhibit: {
      kind: 'record',
      document: 'Drift finding 6 · production · 24 Nov 2026',
      title: 'The plan would undo the right change and miss the wrong one',
      severity: 'High',
      grounds:
        'Port 22 was open to every address for 80 minutes, on a public host, and incident 742 does not name it.',
      fields: [
        { label: 'Checked', value: '24 Nov 2026 03:00, a plan without apply, and the audit log' },
        { label: 'Incident 742', value: 'loader host out of memory; instance size raised to m6i.xlarge' },
        { label: 'Size', value: 'To code: merge request by 25 Nov 2026 01:40, a day after the change' },
        {
          label: 'Port',
          value: 'Removed 24 Nov 2026 03:12 by the engineer, paged; sshd’s log has no other login',
        },
        {
          label: 'Since then',
          value: 'An alarm at the event for ports open to all; the check came 68 minutes later',
        },
      ],
      exchange: [
        {
          label: 'Plan at 03:00',
          lines: [
            '~ aws_instance.loader',
            '~ instance_type = m6i.xlarge -> m6i.large',
            'Plan: 0 to add, 1 to change, 0 to destroy.',
          ],
          marked: 2,
        },
        {
          label: 'Audit log, all but runner and controllers',
          lines: [
            '01:36 StopInstances: loader',
            '01:40 ModifyInstanceAttribute: instanceType m6i.xlarge',
            '01:44 StartInstances: loader',
            '01:52 AuthorizeSecurityGroupIngress: tcp 22, 0.0.0.0/0',
          ],
          marked: 3,
        },
      ],
      reading:
        'the host keeps a fixed address, so stop and start leave nothing behind: two of the four entries, size and port, stay, and the plan knows one. Times are IST; the log itself writes UTC.',
    },
    capabilities: [
      {
        name: 'Import before invention',
        text: 'Existing resources enter the tool’s record (its state) one group at a time, until the plan shows no change. Only then do we improve anything. A tidy new module beside a live mess makes two estates and an unplanned migration.',
      },
      {
        name: 'State cut by blast radius',
        text: 'Network, data and application live in separate states with locking and versioned storage, so that a mistaken destroy reaches one of them. Finer cuts mean more outputs to wire together; we stop where a team can plan its part in a minute or two.',
      },
      {
        name: 'Modules with a narrow door',
        text: 'A module exposes the few inputs that differ between environments and fixes the rest: encryption, tags, log targets, deletion protection. It is versioned and pinned. Modules that wrap every provider option only rename the provider, and we delete those.',
      },
      {
        name: 'Plans reviewed, policies tested',
        text: 'The pipeline posts the plan on the merge request and checks it with Checkov or Open Policy Agent against your CIS Benchmark selection. A public bucket fails. A waived rule needs an expiry date. Apply runs the reviewed plan file, never a fresh one.',
      },
      {
        name: 'Drift found and named',
        text: 'A nightly plan without apply lists differences by resource; the audit log adds who made them and what belongs to no resource. A port opened to every address pages at the event. Emergency changes by hand are allowed, and turn into a merge request within a day or are undone. Differences that the provider causes are silenced, with a reason.',
      },
      {
        name: 'Secrets, and the choice of tool',
        text: 'State files may hold passwords, so they are encrypted and secrets are fetched at run time. The choice between OpenTofu and Terraform turns on a licence, which your counsel should read. Until then we write modules that run on both.',
      },
    ],
    schematic: schematic({
      caption: 'Whatever was changed past the reviewed plan file shows up in the nightly comparison.',
      lanes: {
        Authors: { engineer: ['person', 'Platform engineer'], modules: ['store', 'Versioned modules'] },
        Review: { plan: ['document', 'Plan file'], policy: 'Policy tests' },
        Execution: { apply: 'Apply runner', state: ['store', 'Locked state'] },
        Cloud: { resources: ['outside', 'Cloud resources'], audit: ['store', 'Audit log'] },
        Comparison: { drift: 'Nightly drift check' },
      },
      flows: [
        ['engineer', 'plan', 'merge request'],
        ['modules', 'plan', 'pinned version'],
        ['plan', 'policy', 'CIS rules'],
        ['policy', 'apply', 'approved plan'],
        ['apply', 'state', 'lock, write'],
        ['apply', 'resources', 'change'],
        ['resources', 'audit', 'who, when'],
        ['resources', 'drift', 'actual'],
        ['audit', 'drift', 'of no resource'],
        ['state', 'drift', 'expected'],
      ],
      mark: {
        node: 'apply',
        before: 'Plan and apply job',
        doubt: 'Reviewer: is what I approved what gets applied?',
        answer: 'The runner applies the very file that you approved.',
      },
    }),
  },
});
