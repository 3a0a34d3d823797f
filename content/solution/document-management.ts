import { schematic, solutionPage } from '../catalogue/define';

export const documentManagement = solutionPage({
  slug: 'document-management',
  label: 'Document Management',
  title: 'Document management with a file plan and end dates',
  summary:
    'Capture, file plan, versions, retention and legal hold for contracts, quality papers and correspondence, with search that respects each reader’s rights.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The valid version is found in a minute by anyone who may read it.',
    quickAnswer:
      'If you ask three colleagues for the signed version of last year’s lease and receive three different files, a scanner will not help. We begin with a file plan and try it on real folders; capture, versions, retention and disposal follow from it. It suits engineering firms, trusts and professional practices, where a paper is often needed longer than its author stays.',
    atAGlance: {
      fits: 'Companies whose contracts, drawings and quality papers outlive the people who filed them',
      notFor: 'A small office with clear folders on a shared drive only has to name their owner',
      firstStep: {
        what: 'A file plan with retention periods, tried on a few real folders',
        output: 'the plan with its end dates, and a list of papers that fit no class',
        weeks: [3, 4],
      },
      charged: 'The file plan has a fixed price; back-file capture is charged by volume, modules by sprint',
      youBring:
        'A few full folders, contract and quality registers, counsel’s retention periods, one person per department',
    },
    ask: {
      text: 'List the folder names of one department, without the files. We propose first classes and set aside the folders that fit none.',
      button: 'List one drive’s folders',
    },
    notNeeded: {
      before: 'Ask what may be shredded before you pay to scan it into a',
      struck: 'document system',
      after: '.',
    },
    argument: {
      heading: 'Clause 14 says destroy all, and eleven papers stay',
      paragraphs: [
        'A customer’s contract with your tool room ended on 1 October. Clause 14 has his confidential papers destroyed within 60 days, by 30 November, with a director’s certificate. The folder holds 24 papers. Sales would shred all to please him, since he may order again. Counsel would keep all until the last period ends, since some are in dispute.',
        'Five invoices belong to the books of 2026-27, kept for eight financial years, until 31 March 2035. Three inspection reports are owed to the same customer for ten years after the end by clause 9. It names them, clause 14 speaks of papers in general. He may waive it in writing, and has not. Two mails about lot 77 and its only drawing are held, as are that lot’s report and invoice: the customer who wants them gone is the other side. Once released, the three fall under clause 14.',
        'So 13 are destroyed and 11 stay, each with its reason in the certificate. Kept papers leave every search but their keepers’: sales finds 13 and no hint of more. Clause 14 lets backups run out 35 days later, on 4 January 2027, and the certificate says so. Sales would destroy evidence with a claim in sight, an offence if meant to keep it from a court (section 241, BNS). Counsel’s way would break clause 14 for 13 papers, until 2036.',
      ],
    },
    capabilities: [
      {
        name: 'Capture and recognition',
        users: 'Mail room, accounts payable clerks',
        text: 'Scans, e-mail and uploads are deskewed, read by OCR and stored with a searchable copy. Extracted fields below their confidence limit go to a clerk. Handwritten forms in mixed scripts are keyed by people: correcting recognition takes longer than typing.',
        owns: 'Batches, images, recognised fields',
        on: { part: 1, row: 0 },
      },
      {
        name: 'File plan and metadata',
        users: 'Records managers, department heads',
        text: 'Records are classed by business activity, as ISO 15489 advises, since departments are renamed every other year. We allow five mandatory fields at most. A stamped deed stays an original on paper, so its entry also names box, shelf and borrower.',
        owns: 'Classes, types, fields, shelf places',
        on: { part: 0, row: 1 },
      },
      {
        name: 'Versions and effective papers',
        users: 'Authors, reviewers, quality leads',
        text: 'Drafts move through review to effective and later obsolete. Only the effective issue is visible on the floor, and whoever works by a quality procedure confirms having read and understood it.',
        owns: 'Versions, reviews, read receipts',
        on: { part: 0, row: 4 },
      },
      {
        name: 'Retention and disposal',
        users: 'Records managers, legal',
        text: 'The clock starts at an event, such as contract end, and not at the upload. When it runs out, the owner receives a list. Once it is confirmed, content and index are deleted; class, date and approver remain.',
        owns: 'Rules, disposals, certificates',
        on: { part: 1, row: 2 },
      },
      {
        name: 'Legal hold',
        users: 'Legal counsel, auditors',
        text: 'A hold by person, matter or period stops disposal of each paper that it touches, and outranks schedules and clauses. Each has an owner and a review date, and the overdue ones go to counsel every month.',
        owns: 'Holds, matters, release decisions',
        on: { part: 0, row: 3 },
      },
      {
        name: 'Rights-aware search',
        users: 'All staff, auditors as guests',
        text: 'Results are filtered by access before they are ranked, because a title alone can betray a confidential file. Answers drafted by a language model quote page and version, and draw only on papers the asker may open.',
        owns: 'Access lists, index, query log',
        on: { part: 1, row: 1, corrected: true },
      },
      {
        name: 'Long-term copies and signatures',
        users: 'Archivists, company secretary',
        text: 'Records kept ten years or more are rendered to PDF/A (ISO 19005), and their checksums are verified on a schedule. Since conversion breaks a digital signature, the signed file stays beside the rendition and is time-stamped again before its algorithm ages out.',
        owns: 'Renditions, checksums, signatures',
        on: { part: 0, row: 2 },
      },
    ],
    howItDiffers:
      'A customer portal’s vault hands papers to account holders and a CMS publishes pages to the public; this product governs the company’s own records, from first draft to confirmed disposal.',
    screen: {
      device: 'browser',
      heading: 'Contract C-118 ended',
      parts: [
        {
          part: 'table',
          columns: ['Papers', 'No.', 'Rule', 'Until'],
          rows: [
            ['Other drawings', '13', 'clause 14', '30 Nov 2026'],
            ['Invoices', '5', 'books, 1 held', '31 Mar 2035'],
            ['Inspections', '3', 'clause 9, 1 held', '1 Oct 2036'],
            ['Mails, lot 77', '2', 'hold 7', 'released'],
            ['Drawing, rev. C', '1', 'hold 7', 'released'],
          ],
        },
        {
          part: 'list',
          items: [
            { label: 'Prints, copies collected', state: 'done' },
            { label: 'Sales finds 13', state: 'done' },
            { label: 'To destroy: 13 of 24', state: 'waiting' },
            { label: 'Backups: 4 Jan 2027', state: 'waiting' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption: 'The class given at capture decides who may read a paper and when its retention ends.',
      lanes: {
        Intake: {
          mail: ['document', 'Scans and e-mail'],
          ocr: 'OCR and fields',
          clerk: ['person', 'Capture clerk'],
        },
        Filing: { plan: ['store', 'File plan'], versions: 'Version control' },
        Repository: { records: ['store', 'Record store'], hold: 'Legal hold' },
        Outcome: { search: 'Rights-aware search', disposal: ['document', 'Disposal list'] },
      },
      flows: [
        ['mail', 'ocr'],
        ['ocr', 'clerk', 'low confidence'],
        ['ocr', 'plan', 'document type'],
        ['clerk', 'versions', 'corrected fields'],
        ['plan', 'records', 'class, period'],
        ['versions', 'records', 'effective issue'],
        ['records', 'search', 'readers only'],
        ['hold', 'disposal', 'blocks'],
        ['records', 'disposal', 'period over'],
      ],
      mark: {
        node: 'search',
        before: 'Full-text search',
        doubt: 'HR manager: will a title betray who is leaving?',
        answer: 'Access is filtered before ranking, so no title shows.',
      },
    }),
    faq: [
      {
        question: 'A client forbids shared cloud and AI tools. How are his papers kept apart?',
        answer:
          'They get a store and a key of their own, in the account or on the server that his contract allows. A switch on their class keeps them out of the model and its index, so that only file plan and plain search find them. His auditor signs in as a guest and sees who may read, who did, and a query log without any model’s answer.',
      },
    ],
  },
});
