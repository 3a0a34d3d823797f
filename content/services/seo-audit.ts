import { schematic, servicePage } from '../catalogue/define';

export const seoAudit = servicePage({
  slug: 'seo-audit',
  label: 'SEO Audit',
  title: 'SEO audit: findings you can reproduce, in work order',
  summary:
    'A one-off reading of crawl, logs, index, content and links, in which every finding shows its URLs, its proof, its likely effect and the effort to mend it.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Instead of a tool’s list of warnings you get a short order of work, each item reproducible by your developers and argued from your data.',
    quickAnswer:
      'Automatic reports list hundreds of warnings and rank none of them. An audit answers a narrower question: what keeps this site from being crawled, indexed, understood or chosen, and what should be done first? Owners order one before a budget, a redesign or after a drop. Three to four weeks is usual for a mid-sized site; the output is a findings list with proof and a backlog in order.',
    capabilities: [
      {
        name: 'One table of all URLs',
        text: 'Crawl, XML sitemap, server logs, analytics and Search Console are joined by URL. Differences say most: pages earning visits without any internal link, sitemap entries that redirect, templates that bots fetch daily and nobody reads.',
      },
      {
        name: 'Why pages are not indexed',
        text: 'We go through the page-indexing reasons by template, not by URL. “Crawled, currently not indexed” on thin filter pages is healthy; on your main services it is the finding. Each reason gets a sample, a cause and a decision.',
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
        text: 'Every finding names template, example URLs, proof, fix, owner and effort in days. Expected effect is stated as a range of affected pages and impressions, never as a position. Items worth ignoring stand on a separate page with reasons.',
      },
      {
        name: 'When not to order one',
        text: 'If the last report’s top five items are still open, carry those out; another reading will repeat them. Sites under fifty pages need a day, not a month. We need log access and Search Console rights, without which half the answers are guesses.',
      },
    ],
    schematic: schematic({
      caption:
        'Three independent records are joined by URL before anyone gives an opinion; a finding without reproducible proof never reaches the backlog.',
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
    }),
  },
});
