import { counted, houseFacts, inWords } from '../house-facts';
import type { LegalPage } from './schema';

const {
  acceptance,
  acceptanceDays,
  depositRefund,
  discontinuation,
  disputeDays,
  failedMilestone,
  governingLaw,
  gst,
  noticeWeeks,
  payment,
  prepaidHours,
  refundDecisionDays,
  refundReceiptDays,
  tds,
  warranty,
} = houseFacts;

export const returns: LegalPage = {
  updatedOn: '2026-11-23',
  sampleForCounsel: true,
  inShort: [
    'We sell services and software, so nothing is posted and nothing can be sent back.',
    'You pay for accepted milestones. If you cancel before work starts, the deposit comes back less what was already spent for you.',
    'Unused prepaid hours are paid back when a contract ends, and defects in our work are corrected under warranty.',
    'Your signed contract comes first. This page applies where it says nothing.',
  ],
  sections: [
    {
      slug: 'scope',
      heading: 'What this policy covers',
      paragraphs: [
        'It covers orders that businesses place with us for software development, consulting, design, testing, support and related services. It takes away no right that the law gives you and that a contract cannot exclude.',
      ],
    },
    {
      slug: 'deposits',
      heading: 'Deposits',
      paragraphs: [
        'A fixed-scope order may call for a deposit, whose amount stands in the order. It reserves the people named there and is set off against the first milestone invoice. It is never an extra fee.',
        'For a deposit under GST you receive a receipt voucher (section 31(3)(d) of the Central Goods and Services Tax Act, 2017; rule 50 of its Rules). If the order ends before anything was supplied or invoiced, the deposit comes back with a refund voucher (section 31(3)(e), rule 51).',
      ],
    },
    {
      slug: 'invoices-and-tax',
      heading: 'Invoices and tax',
      paragraphs: [payment, `${gst} ${tds}`],
    },
    {
      slug: 'milestones',
      heading: 'Milestones and acceptance',
      paragraphs: [
        `Each milestone has acceptance criteria in writing. You have ${counted(acceptanceDays, 'working day')} after delivery to accept it or to name what does not meet them. We correct that and deliver again. ${acceptance}`,
        `Accepted milestones are not refunded. ${failedMilestone}`,
      ],
    },
    {
      slug: 'cancellation-before-start',
      heading: 'Cancellation before work starts',
      paragraphs: [
        `Cancel in writing at any time before the agreed start. ${depositRefund} We send you their receipts.`,
      ],
    },
    {
      slug: 'cancellation-during-work',
      heading: 'Cancellation during work',
      paragraphs: [
        `You may end an order with the notice period stated in it, or with ${counted(noticeWeeks, 'week')}’ notice where none is stated. You pay for accepted milestones and, at the agreed rates, for work in progress up to the end of notice. You receive that work in its current state with the notes needed to continue it.`,
        discontinuation,
      ],
    },
    {
      slug: 'prepaid-hours',
      heading: 'Unused prepaid hours',
      paragraphs: [
        `${prepaidHours} A discount for volume is recalculated on the hours used.`,
        'A monthly retainer that keeps people available is charged for the availability. Its hours lapse at the end of the month unless the order lets them carry over.',
      ],
    },
    {
      slug: 'defects',
      heading: 'Defects under warranty',
      paragraphs: [warranty],
      list: [
        'Not covered: changes made by others, environments other than those agreed, and faults of products or interfaces that we did not supply.',
        'In doubt we investigate first. We charge for that only when the cause lies outside our work and we told you the cost beforehand.',
      ],
    },
    {
      slug: 'digital-deliverables',
      heading: 'Digital deliverables and licences',
      paragraphs: [
        'Code, designs and documents are delivered to your repository and cannot be returned. Rights in them pass to you on payment, as the order says. Where a payment is refunded, the rights in that part return to us and you stop using it.',
        'Licences, cloud services and domains bought from others in your name follow the terms of their sellers. We help with the cancellation but cannot refund what the seller keeps.',
      ],
    },
    {
      slug: 'how-to-ask',
      heading: 'How to ask for a refund',
      paragraphs: [
        `Write to the e-mail address in the footer with the order number and your reason. You receive a confirmation within ${counted(refundReceiptDays, 'working day')} and a reasoned decision within ${inWords(refundDecisionDays)}. Refunds go to the account or card that paid, with the tax document that belongs to them.`,
      ],
    },
    {
      slug: 'disputes',
      heading: 'Disputes',
      paragraphs: [
        `If you disagree with a decision, the delivery lead and your product owner speak first, then one director from each side within ${counted(disputeDays, 'working day')}. After that either side may propose a mediator, whose fee is shared. Undisputed parts are paid, and delivered, meanwhile.`,
        governingLaw,
      ],
    },
  ],
};
