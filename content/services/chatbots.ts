import { schematic, servicePage } from '../catalogue/define';

export const chatbots = servicePage({
  slug: 'chatbots',
  label: 'AI Chatbots',
  title: 'Chatbots that cite, refuse and hand over',
  summary:
    'Assistants that answer from your approved texts within the asker’s rights, show the source, pass doubtful cases to a person, and are tested for attacks.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Customers get an answer with its source, or a person who already knows the case.',
    quickAnswer:
      'Two failures make the newspapers: the assistant invents a refund policy, or it reads one customer’s data to another. Against the first, ours answers only from passages it can cite, and admits it when none fits. Against the second, the asker’s own rights filter the passages before any model sees them. A service desk or an internal help line should try it on a single topic, on two hundred real questions, before a customer does.',
    atAGlance: {
      fits: 'Service and help desks with approved texts and many similar questions',
      notFor: 'Traffic of some forty questions: a good help page answers sooner',
      firstStep: {
        what: 'A pilot on one topic, scored on two hundred questions',
        output: 'scores for retrieval, groundedness and refusal, with the cost per answer',
        weeks: [5, 7],
      },
      charged: 'A pilot fee agreed beforehand; model usage is billed to your own account',
      youBring: 'Approved texts with their owners, a few hundred past chats, readers’ rights, an editor',
    },
    ask: {
      text: 'Copy ten questions from last week’s chats, without names. Each gets one verdict: answer, refuse or hand over.',
      button: 'Paste ten real questions',
    },
    notNeeded: {
      before: 'When most people ask where their order is,',
      struck: 'a chatbot',
      after: 'is a detour. Show it on a page.',
    },
    capabilities: [
      {
        name: 'A corpus with permissions',
        text: 'Each passage carries its source, owner, validity date and readers. The filter runs before retrieval rather than in the prompt. Two contradicting tariff sheets are a content fault. We list such conflicts for your editors first, since no model can settle them.',
      },
      {
        name: 'Chunking by document type',
        text: 'Policies are cut at clauses, manuals at procedures, tables with their headings kept, and because small chunks lose conditions stated a page earlier, the parent section travels along. Keyword and vector search are combined, as part numbers defeat embeddings.',
      },
      {
        name: 'An evaluation set that stays',
        text: 'Real questions with agreed answers are scored for retrieval, groundedness and refusal at every change of prompt or model. With 190 right of 200, the true rate may lie between 91 and 97 %. Finer claims need more questions.',
      },
      {
        name: 'Refusal and hand-over',
        text: 'Complaints, bereavement, medical and legal advice go straight to people. The agent sees the transcript, the identity level and the passages found. Does the user know that a machine is talking? Article 50 of the EU AI Act requires it. We do so everywhere.',
      },
      {
        name: 'Attack tests and redaction',
        text: 'Test prompts follow the OWASP LLM Top 10: hidden instructions in uploaded files, coaxed system prompts, endless requests. Card and Aadhaar numbers are masked before text leaves your network. Tools the bot may call carry the user’s own rights, with writes confirmed.',
      },
      {
        name: 'Cost per answer, and when not to',
        text: 'We log tokens, retrieval and agent minutes for every resolved question, so that a cheaper model can be tried on evidence. Once the answers are few and settled, move them to a help page and let the assistant point there.',
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
      mark: {
        node: 'filter',
        before: 'Rule in the prompt',
        doubt: 'Security tester: what if I tell it to ignore that?',
        answer: 'Rights filter the passages before the model sees them.',
      },
    }),
  },
});
