import { schematic, servicePage } from '../catalogue/define';

export const chatbots = servicePage({
  slug: 'chatbots',
  label: 'AI Chatbots',
  title: 'Chatbots that cite, refuse and hand over',
  summary:
    'Assistants that answer from your approved texts within the asker’s rights, show the source, pass doubtful cases to a person, and are tested for attacks.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Customers get an answer with its source or a person who already has the conversation, and you know what each answer costs.',
    quickAnswer:
      'An assistant fails in public in two ways: it invents a policy, or it shows one customer’s data to another. Our chatbots, for service desks and internal help lines, answer only from passages the asker may read and say so when nothing supports a reply. Allow five to seven weeks for a pilot on one topic, scored on about two hundred real questions before any customer sees it.',
    capabilities: [
      {
        name: 'A corpus with permissions',
        text: 'Each passage carries its source, owner, validity date and readers, and the filter runs before retrieval rather than in the prompt. Two contradicting tariff sheets are a content fault. We list such conflicts for your editors first, since no model can settle them.',
      },
      {
        name: 'Chunking by document type',
        text: 'Policies are cut at clauses, manuals at procedures, tables with their headings kept. Keyword and vector search are combined, because part numbers defeat embeddings. Smaller chunks cite precisely but lose conditions stated a page earlier, so the parent section travels along.',
      },
      {
        name: 'An evaluation set that stays',
        text: 'Real questions with agreed answers are scored for retrieval, groundedness and refusal at every change of prompt or model. With 190 right of 200, the true rate may lie between 91 and 97 %. Finer claims need more questions.',
      },
      {
        name: 'Refusal and hand-over',
        text: 'Complaints, bereavement, medical and legal advice go straight to people. The agent receives transcript, identity level and passages found. Under Article 50 of the EU AI Act, users must be told they face a machine; we do so everywhere.',
      },
      {
        name: 'Attack tests and redaction',
        text: 'Test prompts follow the OWASP LLM Top 10: hidden instructions in uploaded files, coaxed system prompts, endless requests. Card and Aadhaar numbers are masked before text leaves your network. Tools the bot may call carry the user’s own rights, with writes confirmed.',
      },
      {
        name: 'Cost per answer, and when not to',
        text: 'We log tokens, retrieval and agent minutes per resolved question, so that a cheaper model can be tried on evidence. If forty questions make up the traffic, a good help page with search answers sooner and never improvises.',
      },
    ],
    schematic: schematic({
      caption:
        'Rights are applied before the model sees a word; a draft without support never reaches the customer but goes to a person.',
      lanes: {
        Entry: { customer: ['person', 'Customer'], mask: 'Identity and masking' },
        Sources: { corpus: ['store', 'Approved passages'], filter: 'Rights-aware search' },
        Answering: { llm: ['outside', 'Language model'], ground: 'Grounding check' },
        Outcome: {
          cited: ['document', 'Cited answer'],
          agent: ['person', 'Service agent'],
          evalset: ['store', 'Evaluation set'],
        },
      },
      flows: [
        ['customer', 'mask', 'question'],
        ['mask', 'filter', 'masked, with rights'],
        ['corpus', 'filter'],
        ['filter', 'llm', 'allowed passages'],
        ['llm', 'ground', 'draft'],
        ['ground', 'cited', 'supported'],
        ['ground', 'agent', 'unsupported'],
        ['agent', 'evalset', 'missed question'],
      ],
    }),
  },
});
