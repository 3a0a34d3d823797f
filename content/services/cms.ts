import { schematic, servicePage } from '../catalogue/define';

export const cms = servicePage({
  slug: 'cms',
  label: 'CMS & Headless Content',
  title: 'CMS and headless content without a release per edit',
  summary:
    'A content model drawn from real pages, preview that tells the truth, roles and review, translations, and a migration that keeps every address alive.',
  reviewedOn: '2026-11-25',
  detail: {
    promise:
      'A correction goes live minutes after its approval, and every channel and language drops the old figure at its next refresh.',
    quickAnswer:
      'Give an editor the new system and one awkward page: a table, a video, three languages, a legal footnote. If that page cannot be built without a developer, the content model is wrong. We design the model, build a headless or a coupled system on it and migrate what you have, for marketing and publishing teams whose pages queue behind a sprint.',
    atAGlance: {
      fits: 'Sites with several editors, two or more languages, and pages that queue for developers',
      notFor: 'A brochure site that changes twice a year is well served by a hosted site builder',
      firstStep: {
        what: 'A content model drawn from twenty of your pages',
        output: 'the model, and an inventory of every address worth keeping',
        weeks: [2, 3],
      },
      charged: 'By the sprint, after a fixed price for model and inventory',
      youBring:
        'Editors for two workshops, a CMS export, server logs, brand guide, the translation agency’s contact',
    },
    ask: {
      text: 'Point us to your most awkward page, the one with the table and the footnote. We take it apart into types and fields.',
      button: 'Show us one awkward page',
    },
    notNeeded: {
      before: 'If developers write every page, files in the repository beat',
      struck: 'a CMS',
      after: '.',
    },
    argument: {
      heading: 'The table says 120, and the footnote still says 150',
      paragraphs: [
        'On 17 Nov 2026 the load of a step ladder is corrected from 150 to 120 kg. The figure, shared by all languages, changes everywhere within minutes. The footnote is a sentence: “150 kg without tools” becomes “120 kg with tools”. A colleague could type the Hindi in a minute, but safety text goes through translator and reviser, whose versions come back on Friday. What do the Hindi and Tamil pages show until then?',
        'Marketing would keep the old translations, because a page half in English looks broken; the Hindi page would contradict itself for three days. The safety engineer would fall back page by page, and put all 4 texts into English for readers who chose Hindi. By field, Hindi loses its footnote and keeps 3 texts. Tamil was last translated from version 5; it loses warning and footnote, the warning since version 6, and its story lags.',
        'The fallback of a content system steps in where a field is empty, and a stale translation is not empty. A placeholder would make “120 kg without tools” of the old sentence, neither version. So each text gets a kind in the model: what somebody must know to use the thing must match, what sells it may lag. An English footnote helps no reader without English, which is why the load is a number and the warning needs a pictogram.',
      ],
    },
    exhibit: {
      kind: 'code',
      document: 'Content model · step ladder L6 · rev B',
      title: 'One load corrected, and what two languages show until Friday',
      lines: [
        { code: 'ladder, English version 8:' },
        {
          indent: 1,
          code: 'maxLoad: shared, changed in 8',
          note: '150 became 120 kg, in every language at once.',
        },
        { indent: 1, code: 'name: may lag, changed in 1' },
        { indent: 1, code: 'warning: must match, changed in 6' },
        { indent: 1, code: 'story: may lag, changed in 7' },
        {
          indent: 1,
          code: 'footnote: must match, changed in 8',
          note: 'Rev A let it lag, like every text.',
        },
        { code: 'translated from version:' },
        { indent: 1, code: 'hi: 7' },
        { indent: 1, code: 'ta: 5', note: 'Three versions behind.' },
        { code: 'expect, 17 Nov 2026:' },
        { indent: 1, code: 'hi in English: footnote' },
        { indent: 1, code: 'hi lagging: none' },
        { indent: 1, code: 'ta in English: warning, footnote' },
        { indent: 1, code: 'ta lagging: story' },
        { indent: 1, code: 'en, hi, ta: maxLoad 120' },
      ],
      reading:
        'a text is stale in a language once its English changed after the version that was translated. A story may lag, so review lets no load into it. hi is Hindi, ta Tamil.',
    },
    capabilities: [
      {
        name: 'A model from real pages',
        text: 'We take twenty existing pages apart into types, fields and references, and stop before every paragraph becomes a field. Loose blocks give freedom and break reuse; strict types allow reuse and annoy writers. We settle the balance with the people who will type.',
      },
      {
        name: 'Headless or coupled',
        text: 'Headless earns its upkeep when one text feeds a site, an app and a screen in a lobby. A single brochure site with two editors is usually better off on a coupled system, where preview and plug-ins come without custom work.',
      },
      {
        name: 'Preview and scheduled release',
        text: 'Preview renders the unpublished entry through the production templates, per locale, behind sign-in. Campaign pages are grouped into a release that goes live and comes down together. Cache invalidation is keyed by entry, so one correction does not flush the site.',
      },
      {
        name: 'Roles, review and history',
        text: 'Writers draft, subject owners approve, legal signs the types that need it, and every version is kept with its author. We check the editor screens themselves against ATAG, the W3C’s guidelines for authoring tools, because staff with disabilities publish as well.',
      },
      {
        name: 'Translation workflow',
        text: 'A missing translation falls back by rule, hreflang links are generated from the model, and a change in the source marks its translations as stale. Text leaves and returns as XLIFF, the exchange format of translation tools, so the agency can use its memory of earlier sentences.',
      },
      {
        name: 'Migration with a redirect map',
        text: 'Old addresses are collected from sitemaps, logs and inbound links, then each gets a new target, a merge or an honest “gone” (410). A crawl tests all redirects before launch. Editors train on their own migrated pages in the final week.',
      },
    ],
    schematic: schematic({
      caption:
        'Site and app draw on the same reviewed entry, so the wording is one as soon as the app refreshes.',
      lanes: {
        'Editors and agency': {
          agency: ['outside', 'Translation agency'],
          writer: ['person', 'Writer'],
          approver: ['person', 'Subject owner'],
        },
        'Content system': { entry: ['store', 'Typed entries'], preview: 'True preview' },
        Delivery: { build: 'Page builder', redirects: ['document', 'Redirect map'] },
        Channels: { site: 'Website', app: 'Mobile app' },
      },
      flows: [
        ['writer', 'entry', 'draft'],
        ['entry', 'preview', 'per locale'],
        ['approver', 'preview', 'reviews'],
        ['approver', 'entry', 'approves'],
        ['agency', 'entry', 'XLIFF'],
        ['entry', 'build', 'approved'],
        ['build', 'site', 'purge by entry'],
        ['build', 'app', 'JSON'],
        ['redirects', 'site', '301 or 410'],
      ],
      mark: {
        node: 'entry',
        before: 'HTML page bodies',
        doubt: 'App developer: must I cut the text out of your HTML?',
        answer: 'One typed entry feeds the site and the app.',
      },
    }),
  },
});
