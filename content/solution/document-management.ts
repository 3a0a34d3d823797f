import { schematic, solutionPage } from '../catalogue/define';

export const documentManagement = solutionPage({
  slug: 'document-management',
  label: 'Document Management',
  title: 'Document management with a file plan and end dates',
  summary:
    'Capture, file plan, versions, retention and legal hold for contracts, quality papers and correspondence, with search that respects each reader’s rights.',
  reviewedOn: '2026-11-21',
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
    capabilities: [
      {
        name: 'Capture and recognition',
        users: 'Mail room, accounts payable clerks',
        text: 'Scans, e-mail and uploads are deskewed, read by OCR and stored with a searchable copy. Extracted fields below their confidence limit go to a clerk. Handwritten forms in mixed scripts are keyed by people: correcting recognition takes longer than typing.',
        owns: 'Batches, images, recognised fields',
      },
      {
        name: 'File plan and metadata',
        users: 'Records managers, department heads',
        text: 'Records are classed by business activity, as ISO 15489 advises, since departments are renamed every other year. We allow five mandatory fields at most. A stamped deed stays an original on paper, so its entry also names box, shelf and borrower.',
        owns: 'Classes, types, fields, shelf places',
      },
      {
        name: 'Versions and effective papers',
        users: 'Authors, reviewers, quality leads',
        text: 'Drafts move through review to effective and later obsolete. Only the effective issue is visible on the floor, and whoever works by a quality procedure confirms having read and understood it.',
        owns: 'Versions, reviews, read receipts',
      },
      {
        name: 'Retention and disposal',
        users: 'Records managers, legal',
        text: 'The clock starts at an event, such as contract end, and not at the upload. When it runs out, the owner receives a list. Once it is confirmed, content and index are deleted; class, date and approver remain.',
        owns: 'Rules, disposals, certificates',
      },
      {
        name: 'Legal hold',
        users: 'Legal counsel, auditors',
        text: 'A hold by person, matter or period stops disposal on everything it touches, and outranks every schedule. Each has an owner and a review date, and the overdue ones go to counsel every month.',
        owns: 'Holds, matters, release decisions',
      },
      {
        name: 'Rights-aware search',
        users: 'All staff, auditors as guests',
        text: 'Results are filtered by access before they are ranked, because a title alone can betray a confidential file. Answers drafted by a language model quote page and version, and draw only on papers the asker may open.',
        owns: 'Access lists, index, query log',
      },
      {
        name: 'Long-term copies and signatures',
        users: 'Archivists, company secretary',
        text: 'Records kept beyond ten years are rendered to PDF/A (ISO 19005), and their checksums are verified on a schedule. Since conversion breaks a digital signature, the signed file stays beside the rendition and is time-stamped again before its algorithm ages out.',
        owns: 'Renditions, checksums, signatures',
      },
    ],
    howItDiffers:
      'A customer portal’s vault hands papers to account holders and a CMS publishes pages to the public; this product governs the company’s own records, from first draft to confirmed disposal.',
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
  },
});
