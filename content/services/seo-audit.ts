import { schematic, servicePage } from '../catalogue/define';

export const seoAudit = servicePage({
  slug: 'seo-audit',
  label: 'SEO Audit',
  title: 'SEO audit: reproducible findings in order of work',
  summary:
    'A one-off reading of crawl, logs, index, content and links, in which every finding shows its URLs, its proof, its likely effect and the effort to fix it.',
  reviewedOn: '2026-11-25',
  detail: {
    promise:
      'A short work list, in order, whose every item your developers can reproduce from your own data.',
    quickAnswer:
      'An audit joins crawl, server logs and Search Console by URL, until it is known which pages Googlebot fetched last month and which of them earned a visit. Owners of large sites use it before a redesign, or after a fall that no one can explain. What comes back is short: findings with their proof, in the order in which they are worth fixing.',
    atAGlance: {
      fits: 'A site of some hundreds of pages or more, facing a redesign or an unexplained fall in visits',
      notFor: 'A site whose last report still has its top five items open should carry those out first',
      firstStep: {
        what: 'Crawl, logs and Search Console joined by URL, then read by template',
        output: 'findings with proof, a backlog in order, and the list of what to ignore',
        weeks: [3, 4],
      },
      charged: 'A fee per audit, set by the number of templates and languages',
      youBring:
        'Ninety days of server logs, Search Console rights, your release dates, a developer for questions',
    },
    ask: {
      text: 'When did visits fall, and what went live that week? We lay both beside the published ranking updates and list the suspects.',
      button: 'Name the week visits fell',
    },
    notNeeded: {
      before: 'Visits fell on the day the consent banner changed? Check the counting before',
      struck: 'an SEO audit',
      after: '.',
    },
    argument: {
      heading: 'Why a fall of 40 per cent was not the finding',
      paragraphs: [
        'The board saw impressions fall from 200,000 in October 2025 to 120,000, by 40 per cent, and wanted the guides rewritten. But Search Console over-reported impressions from 13 May 2025 to 27 April 2026, and Google’s note speaks of no correction to the old counts. October 2025 lies within. Two years can be compared again from 28 April 2027. Clicks were counted rightly throughout.',
        'Clicks fell by 500, a tenth. Sales points to Diwali, which lay inside the weeks of 2025 and outside these; the agency to a ranking update, the board to AI answers. Yet products and guides moved by ten, one down and one up, and spare parts lost 500. An update may single out a template as well. But on 6 October this one went live with the noindex that had kept the staging site out. Of 210 addresses Googlebot has fetched 190 since; exactly these have left the index, and their clicks end within days of that fetch. The other 20 are still in it and would follow.',
        'So the 300 remaining clicks came before each page’s turn, or from one of the 20. Removing the tag takes half a day. The pages return as they are fetched again, on no date that anyone can promise. Against September, counted alike, only spare parts lost impressions; how real the board’s fall was stays unknown.',
      ],
    },
    exhibit: {
      kind: 'record',
      document: 'Finding 1 of 9 · spare parts · 23 Nov 2026',
      title: 'One template lost 500 clicks, because a noindex went live with it',
      severity: 'Fix first',
      grounds:
        'It explains the whole loss of clicks, and each further fetch by Googlebot removes another page.',
      fields: [
        {
          label: 'Compared',
          value: '5 Oct to 1 Nov 2026 with 6 Oct to 2 Nov 2025, 28 days from a Monday each',
        },
        {
          label: 'Set aside',
          value: 'Last year’s impressions, and rates from them: over-reported until 27 Apr 2026',
        },
        { label: 'Cause', value: 'Release of 6 Oct 2026: spare-part template, noindex of the staging site' },
        {
          label: 'Fix',
          value: 'Tag out, test for it, new lastmod, “Validate fix”, request indexing of best URLs',
        },
        {
          label: 'Effort',
          value: 'Half a day; owner: web developer, told on 20 Nov, a Friday; live tonight',
        },
      ],
      exchange: [
        {
          label: 'Clicks by template, 2025 and 2026',
          lines: [
            'Products: 2,400, then 2,390',
            'Guides: 1,800, then 1,810',
            'Spare parts: 800, then 300',
            'All: 5,000, then 4,500',
          ],
          marked: 2,
        },
        {
          label: '210 spare-part addresses, joined on 20 Nov',
          lines: [
            'Crawl: 210 with noindex',
            'Logs: 190 fetched since 6 Oct, 20 not',
            'Page indexing: the 190 excluded, the 20 indexed',
          ],
          marked: 1,
        },
      ],
      reading:
        'clicks are counted by page, so that the templates add up. Only log lines whose sender is verified as Googlebot count as fetched.',
    },
    capabilities: [
      {
        name: 'One table of all URLs',
        text: 'Crawl, XML sitemap, server logs, analytics and Search Console are joined by URL. Differences say most: pages earning visits without any internal link, sitemap entries that redirect, templates that bots fetch daily and people never read.',
      },
      {
        name: 'Why pages are not indexed',
        text: 'We go through the page-indexing reasons by template, not by URL. “Crawled, currently not indexed” is healthy on thin filter pages, whereas on your main services it is the finding. Each reason gets a sample, a cause and a decision.',
      },
      {
        name: 'Explaining a drop',
        text: 'A fall is split by query, page type, device and country, then laid beside releases, tracking changes, season and the published dates of ranking updates. Lost impressions and lost clicks have different causes. Sometimes only the consent banner changed.',
      },
      {
        name: 'Content and links, sampled',
        text: 'A stratified sample of pages is read by a person against first-hand knowledge, authorship, freshness and duplication. We compare with the pages now shown for the same queries. Scoring everything by machine is quicker and says little.',
      },
      {
        name: 'Findings in work order',
        text: 'Every finding names template, example URLs, proof, fix, owner and effort in days. Expected effect is a range of affected pages and impressions, never a position; what you may ignore is listed on a separate page, with reasons.',
      },
      {
        name: 'What we can answer, and what not',
        text: 'With raw logs and full Search Console rights we can say what was fetched, indexed and shown. Without logs the crawl questions become guesses, and the report marks them so. A site under fifty pages takes us a day of reading.',
      },
    ],
    schematic: schematic({
      caption: 'Three independent records are joined by URL before anyone gives an opinion.',
      lanes: {
        Records: {
          crawl: 'Full crawl',
          logs: ['store', 'Server logs'],
          index: ['outside', 'Page indexing report'],
        },
        Joined: { urls: ['store', 'URL table'] },
        Reading: { templates: 'Template review', sample: ['person', 'Content reader'] },
        Verdict: {
          findings: ['document', 'Findings with proof'],
          ignore: ['document', 'Safe to ignore'],
          backlog: ['document', 'Ordered backlog'],
        },
      },
      flows: [
        ['crawl', 'urls', 'found'],
        ['logs', 'urls', 'fetched'],
        ['index', 'urls', 'reasons'],
        ['urls', 'templates', 'by page type'],
        ['urls', 'sample', 'stratified'],
        ['templates', 'ignore', 'harmless'],
        ['templates', 'findings'],
        ['sample', 'findings'],
        ['findings', 'backlog', 'effort, owner'],
      ],
      mark: {
        node: 'ignore',
        before: 'Low-priority issues',
        doubt: 'Web developer: must I fix all 4,000 warnings?',
        answer: 'No. Harmless ones are listed apart, with reasons.',
      },
    }),
  },
});
