import { schematic, servicePage } from '../catalogue/define';

export const seoAudit = servicePage({
  slug: 'seo-audit',
  label: 'SEO Audit',
  title: 'SEO audit: reproducible findings in order of work',
  summary:
    'A one-off reading of crawl, logs, index, content and links, in which every finding shows its URLs, its proof, its likely effect and the effort to fix it.',
  reviewedOn: '2026-11-21',
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
