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
      'Ask three colleagues for the signed version of last year’s lease. If three different files come back, the company owns paper rather than knowledge. For engineering firms, trusts and professional practices, whose papers outlive their authors, we begin with a file plan tried on real folders, before a scanner is bought. Capture, versions, retention and disposal follow.',
    atAGlance: {
      fits: 'Companies whose contracts, drawings and quality papers outlive the people who filed them',
      notFor: 'A small office whose shared drive has clear folders: name an owner for it',
      firstStep: {
        what: 'A file plan with retention periods, tried on a few real folders',
        output: 'the plan, its end dates, and a list of what nobody could class',
        weeks: [3, 4],
      },
      charged: 'File plan at a fixed price, back-file capture by volume, modules by sprint',
      youBring:
        'A few full folders, contract and quality registers, counsel’s retention periods, one person per department',
    },
    ask: {
      text: 'From the folder names of one department, files untouched, we propose first classes. What fits none is listed apart.',
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
        text: 'Records are classed by business activity, as ISO 15489 advises, since departments are renamed every other year. Five mandatory fields are the ceiling. A stamped deed stays an original on paper, so its entry also names box, shelf and borrower.',
        owns: 'Classes, types, fields, shelf places',
      },
      {
        name: 'Versions and effective papers',
        users: 'Authors, reviewers, quality leads',
        text: 'Drafts move through review to effective and later obsolete. Only the effective issue is visible on the floor, with read-and-understood receipts for quality procedures, which is what an ISO 9001 auditor tends to ask for.',
        owns: 'Versions, reviews, read receipts',
      },
      {
        name: 'Retention and disposal',
        users: 'Records managers, legal',
        text: 'The clock starts at an event, such as contract end, and not at the upload. When it runs out, a list goes to the owner. Once confirmed, content and index are deleted; class, date and approver remain.',
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
        text: 'Results are filtered by access before ranking. Otherwise a title alone would betray a confidential file. Answers drafted by a language model quote page and version, and draw only on papers the asker may open.',
        owns: 'Access lists, index, query log',
      },
      {
        name: 'Long-term copies and signatures',
        users: 'Archivists, company secretary',
        text: 'Records kept beyond ten years are rendered to PDF/A (ISO 19005), their checksums verified on schedule. Conversion breaks a digital signature. The signed file therefore stays beside the rendition, time-stamped again before its certificate or algorithm ages out.',
        owns: 'Renditions, checksums, signatures',
      },
    ],
    howItDiffers:
      'A customer portal’s vault hands papers to account holders and a CMS publishes pages to the public; this product governs the company’s own records, from first draft to confirmed disposal.',
    schematic: schematic({
      caption:
        'A paper receives its class at capture, and from the class follow its readers, its retention clock and the day somebody confirms disposal.',
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
