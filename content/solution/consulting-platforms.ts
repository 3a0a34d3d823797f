import { schematic, solutionPage } from '../catalogue/define';

export const consultingPlatforms = solutionPage({
  slug: 'consulting-platforms',
  label: 'Consulting Platforms',
  title: 'A practice platform from proposal to collected fee',
  summary:
    'Practice software for advisory firms: pipeline, statements of work, staffing, timesheets, work in progress, milestone billing and realised margin.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Partners see while an engagement runs whether its price still covers its people, and finance bills what was agreed without asking around.',
    quickAnswer:
      'From first proposal to last receipt, a consulting firm’s margin lies in five records that seldom sit together: scope, staffing, time, invoice and payment. Firms of twenty to a few hundred consultants use this product to keep them on one engagement code. After about five weeks one practice staffs, books time and bills from it, while the others continue as before.',
    capabilities: [
      {
        name: 'Pipeline and conflict check',
        users: 'Partners, risk desk',
        text: 'Opportunities carry probable start, skills and value, so staffing can look ahead. Before a proposal leaves, names of client, owners and opposing parties are searched for conflicts; a weak match goes to a person, who records why it was cleared.',
        owns: 'Opportunities, conflict checks, clearances',
      },
      {
        name: 'Statements of work and rate cards',
        users: 'Engagement managers, legal',
        text: 'Scope, deliverables, assumptions and rate card become data rather than a filed PDF. A change request alters value, dates and budget together. Fixed price puts estimate risk on the firm, so its contingency is shown as a separate line.',
        owns: 'Statements of work, rates, change requests',
      },
      {
        name: 'Staffing board',
        users: 'Resource managers, practice leads',
        text: 'Soft and firm bookings per person and week, matched by skill, grade, location and travel limits. The cheapest free consultant is seldom the right one; the board shows the margin effect and leaves the choice to the practice lead.',
        owns: 'Bookings, skill profiles, leave calendar',
      },
      {
        name: 'Time and expenses',
        users: 'All consultants, approvers',
        text: 'Entry on a phone, in the day’s own language of tasks, with per diem and receipt rules by country. A corrected week keeps the original beside the correction, as auditors of cost-reimbursed public contracts commonly require.',
        owns: 'Time entries, expense claims, approvals',
      },
      {
        name: 'Work in progress and revenue',
        users: 'Finance, engagement managers',
        text: 'Under IFRS 15, revenue over time needs a chosen measure of progress: cost incurred for a fixed-price build, as-invoiced for pure time and material. The estimate to complete is asked every month, because hours spent say little about what remains.',
        owns: 'WIP balances, progress estimates, write-offs',
      },
      {
        name: 'Billing and collection',
        users: 'Billing clerks, client partners',
        text: 'Drafts gather milestones, time and pass-through costs by the contract’s own rules, with GST or VAT and purchase order number. Tax deducted at source by Indian clients is matched to certificates, so a receipt short by that amount closes.',
        owns: 'Invoices, receipts, withheld-tax matches',
      },
      {
        name: 'Reuse library',
        users: 'Consultants, knowledge editors',
        text: 'Deliverables enter only after client names and figures are removed and the contract’s confidentiality term is checked. Few pieces with an owner get used; an automatic dump of every project folder gets searched once.',
        owns: 'Library items, clearance records, review dates',
      },
    ],
    howItDiffers:
      'Our consulting services are advice that we give; this product is the operating software of a firm that gives advice, and the client portals page covers the side that its clients see.',
    schematic: schematic({
      caption:
        'One engagement code runs through scope, people, hours and invoice, so that the estimate to complete can be set against the price.',
      lanes: {
        Sell: { partner: ['person', 'Partner'], conflict: 'Conflict check' },
        Plan: { sow: ['document', 'Statement of work'], board: 'Staffing board' },
        Deliver: { consultant: ['person', 'Consultant'], time: 'Time and expenses' },
        Bill: {
          wip: ['store', 'WIP ledger'],
          invoice: ['document', 'Fee invoice'],
          receipts: ['outside', 'Bank receipts'],
        },
      },
      flows: [
        ['partner', 'conflict', 'names'],
        ['conflict', 'sow', 'cleared'],
        ['sow', 'board', 'roles, weeks'],
        ['board', 'consultant', 'booking'],
        ['consultant', 'time', 'hours'],
        ['time', 'wip', 'approved'],
        ['wip', 'invoice', 'billable part'],
        ['receipts', 'invoice', 'less tax withheld'],
      ],
    }),
  },
});
