import { schematic, servicePage } from '../catalogue/define';

export const contentStrategy = servicePage({
  slug: 'content-strategy',
  label: 'Content Strategy',
  title: 'Content strategy: fewer pages, each with an owner',
  summary:
    'An inventory with a verdict on every page, a plan of what experts will write and why, briefs that carry sources, and a date on which each text is reviewed.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Each page you keep has a reader who needs it and an expert who signs it.',
    quickAnswer:
      'Of every page on a site somebody should be able to say who would miss it and who could vouch for it today. Content strategy asks exactly that, page by page, and then plans the few subjects on which your own people know more than a search result does. It is for heads of marketing and product whose blog grew without a purpose. Expect to delete a good part of it.',
    atAGlance: {
      fits: 'A few hundred pages or posts, many authors gone, enquiries from a handful of them',
      notFor: 'Leads needed within the quarter come sooner from advertising than from articles',
      firstStep: {
        what: 'Inventory with a verdict on every URL',
        output: 'the judged inventory and one quarter’s plan, brief by brief',
        weeks: [4, 4],
      },
      charged: 'A monthly editorial retainer, after an inventory at a fixed price by its count of URLs',
      youBring: 'A CMS export, Search Console access, two recorded sales calls, an hour with each expert',
    },
    ask: {
      text: 'Which article is the oldest on your site? Its address earns one verdict with a reason: keep, revise, merge or retire.',
      button: 'Have one old article judged',
    },
    notNeeded: {
      before: 'Twelve pages and one author need an afternoon with a red pen, not',
      struck: 'a content strategy',
      after: '.',
    },
    argument: {
      heading: 'Read through in November, and still dated June',
      paragraphs: [
        'On 20 November the engineer checked all 14 figures of the article on cable sizes and found them right. Marketing would print that day, since a reader may pass over what looks five months old. The editor objects: whoever opens the article again because it was updated finds what she read in June.',
        'Both have a true date, so the page prints both. “Updated” is the last day on which the text, a link or the mark-up of this article changed in substance: 9 June, with a note that a rating went from 38 to 35 amperes. “Reviewed” comes at the foot, with the engineer’s name. dateModified and the sitemap’s lastmod take June; for November schema.org has lastReviewed, which belongs to the WebPage and not to the Article. Google’s guidance names a new date on unchanged text as a warning sign, and it uses lastmod only where it proves accurate; what a results page then prints is the engine’s choice.',
        'Left alone, the CMS would print 23 November, when a picture was compressed. In this month’s round 24 articles were read, in five a figure was wrong, and 19 keep their old day. By the day of reading all 24 would have moved, and the five that a reader ought to open again could not be told from the others.',
      ],
    },
    exhibit: {
      kind: 'rules',
      document: 'Article 31 · cable sizes · dates · 25 Nov 2026',
      title: 'Which of five days is printed as “Updated”?',
      basis: 'One article with 14 figures, signed by one engineer. In 32 months it has had five dates.',
      columns: ['Event', 'Changed', 'Day', 'Result'],
      rows: [
        { cells: ['Published', 'All', '12 Mar 2024', 'Overtaken'], outcome: 'loses' },
        { cells: ['Rating corrected', '38 A to 35 A', '9 Jun 2026', 'Updated'], outcome: 'wins' },
        { cells: ['Consent line', 'Template', '16 Sep 2026', 'No date'], outcome: 'loses' },
        { cells: ['Engineer reads', '0 of 14', '20 Nov 2026', 'Reviewed'], outcome: 'loses' },
        { cells: ['Picture smaller', 'File size', '23 Nov 2026', 'No date'], outcome: 'loses' },
      ],
      tieBreak:
        'If editor and engineer differ on whether a change is one of substance, the engineer decides; until then the older day stays.',
      reading:
        'the latest day with a change of substance in this article wins. The template is every page’s, so it is no change of this one; nor is the record of a reading.',
    },
    capabilities: [
      {
        name: 'Inventory with a verdict',
        text: 'Each URL is marked keep, revise, merge or retire, using its visits, links, enquiries and a person’s reading. Retired pages redirect to a true successor or answer “gone” (410). Deleting feels risky, yet stale prices and departed products cost trust every day.',
      },
      {
        name: 'Subjects you have standing in',
        text: 'We match each question of your buyers with the person in your firm who has done the work, because Google’s raters look for experience beside expertise, authoritativeness and trust. A subject without such a person is written by an outside specialist or struck from the plan.',
      },
      {
        name: 'Briefs that writers can use',
        text: 'A brief holds the reader’s situation, the question, what must be shown, sources, the expert to interview and pages to link. It sets no word count. Length follows from the question, and a table sometimes answers it whole.',
      },
      {
        name: 'Generated text, under rules',
        text: 'Language models may outline, shorten and check consistency; facts, figures and opinions come from a named person who signs. Publishing unread drafts by the hundred falls under scaled content abuse in Google’s spam policies, and reads like it.',
      },
      {
        name: 'Editorial routine and consent',
        text: 'We set roles, a style sheet and a content model in the CMS. Each page gets a review date, and its owner a reminder. Newsletter and download forms ask for consent separately from the content, as DPDP and GDPR expect.',
      },
      {
        name: 'How effect is judged',
        text: 'GA4 events for enquiries, assisted visits and sales staff’s notes are agreed before publishing, with the attribution window written down. Most articles need months, so the plan names the date on which each is judged, and by whom.',
      },
    ],
    schematic: schematic({
      caption: 'A review date brings every page back, whether it was revised or newly written.',
      lanes: {
        Stock: { inventory: ['store', 'Page inventory'], questions: ['document', 'Buyers’ questions'] },
        Decision: { verdict: 'Keep, merge, retire', plan: ['document', 'Quarter plan'] },
        Making: {
          gone: 'Redirect or 410',
          brief: ['document', 'Brief with sources'],
          expert: ['person', 'Named expert'],
        },
        Upkeep: { page: 'Signed page', dates: ['store', 'Review dates'] },
      },
      flows: [
        ['inventory', 'verdict'],
        ['questions', 'plan'],
        ['verdict', 'gone', 'retired'],
        ['verdict', 'plan', 'revise'],
        ['plan', 'brief'],
        ['plan', 'expert', 'interview'],
        ['brief', 'page'],
        ['expert', 'page', 'signs facts'],
        ['page', 'dates', 'owner, month'],
        ['dates', 'inventory', 'due'],
      ],
      mark: {
        node: 'brief',
        before: 'Keyword, 1,500 words',
        doubt: 'Writer: fifteen hundred words on which question?',
        answer: 'The brief states reader and question, never a length.',
      },
    }),
    faq: [
      {
        question: 'Distributors copy our product texts and AI answers take the clicks: what is left?',
        answer:
          'Duplicate content brings no penalty; Google picks one of the copies, and it may be theirs. So distributors get a short text, while your page keeps what only you can vouch for, such as test values, fits and spare parts. For AI Overviews Google asks only that it is indexed and allowed a snippet. Tell your director that many clicks on one-sentence questions are lost, and count enquiries.',
      },
    ],
  },
});
