import { schematic, servicePage } from '../catalogue/define';

export const iac = servicePage({
  slug: 'iac',
  label: 'Infrastructure as Code',
  title: 'Infrastructure as code with the drift made visible',
  summary:
    'Networks, accounts and databases described in OpenTofu or Terraform, changed by reviewed plan, tested by policy and compared nightly with what exists.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Changes made by hand in the console appear on a list by morning.',
    quickAnswer:
      'If somebody’s memory is the only record of who opened port 22 on the staging database, that environment should come under code first. OpenTofu or Terraform describes networks, accounts, roles and DNS as text, each change becomes a reviewed plan, and a nightly comparison reports what was done outside it. This helps teams whose staging has drifted away from production. Resources that refuse to be imported get a list of their own.',
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
      button: 'Show one hand-made resource',
    },
    notNeeded: {
      before: 'Five resources that never change fit on a page of notes, without',
      struck: 'infrastructure as code',
      after: '.',
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
        text: 'A nightly plan in read-only mode lists differences by resource with the console user from the audit log. Emergency changes by hand are allowed, and turn into a merge request within a day or are undone. Differences that the provider causes by itself are silenced, with a note of the reason.',
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
        Cloud: { resources: ['outside', 'Cloud resources'] },
        Comparison: { drift: 'Nightly drift check' },
      },
      flows: [
        ['engineer', 'plan', 'merge request'],
        ['modules', 'plan', 'pinned version'],
        ['plan', 'policy', 'CIS rules'],
        ['policy', 'apply', 'approved plan'],
        ['apply', 'state', 'lock, write'],
        ['apply', 'resources', 'change'],
        ['resources', 'drift', 'actual'],
        ['state', 'drift', 'expected'],
      ],
      mark: {
        node: 'apply',
        before: 'Plan and apply job',
        doubt: 'Reviewer: is what I approved what gets applied?',
        answer: 'It is: the runner applies the file you approved.',
      },
    }),
  },
});
