import type {
  AnyPage,
  IndustryChapters,
  NamedText,
  Schematic,
  ServiceChapters,
  SolutionChapters,
} from '@/content/catalogue/types';

/**
 * The rules that every detail page's text is held to. Pure: takes pages, returns one line a problem,
 * each naming the page, the field, what was found and what is wanted.
 */
export function contentProblems(pages: readonly AnyPage[]): string[] {
  return [...pages.flatMap(pageProblems), ...crossPageProblems(pages)];
}

const pathOf = (page: AnyPage) => `/${page.section}/${page.slug}`;

/** Words of praise and promises that a reader cannot check. */
const banned = [
  'seamless',
  'seamlessly',
  'robust',
  'cutting-edge',
  'world-class',
  'best-in-class',
  'state-of-the-art',
  'leverage',
  'leveraging',
  'unlock',
  'unlocks',
  'empower',
  'empowers',
  'empowering',
  'revolutionise',
  'revolutionize',
  'game-changing',
  'game changer',
  'tailored solutions',
  'fast-paced',
  'one-stop',
  'trusted by',
  'award-winning',
  'certified partner',
  'guarantee',
  'guarantees',
  'guaranteed',
  '100%',
  '100 %',
  'no. 1',
  'thousands of',
  'hundreds of clients',
  'next-generation',
  'next-gen',
  'synergy',
  'holistic',
  'delve',
  'coming soon',
  'lorem ipsum',
] as const;

const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?:;])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Every string in a page's text, with the path of its field. Slugs, ids and dates are left out. */
function textsOf(page: AnyPage): { field: string; text: string }[] {
  const texts: { field: string; text: string }[] = [];
  const walk = (value: unknown, field: string) => {
    if (typeof value === 'string') texts.push({ field, text: value });
    else if (Array.isArray(value)) for (const [i, item] of value.entries()) walk(item, `${field}[${i}]`);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        if (!['id', 'from', 'to', 'kind', 'models', 'grants', 'when', 'direction'].includes(key))
          walk(inner, field ? `${field}.${key}` : key);
  };
  const { section: _section, slug: _slug, reviewedOn: _date, ...words } = page;
  walk(words, '');
  const related = page.detail.chapters?.related() ?? [];
  for (const [i, { reason }] of related.entries()) walk(reason, `detail.chapters.related[${i}]`);
  return texts;
}

function pageProblems(page: AnyPage): string[] {
  const problems: string[] = [];
  const where = pathOf(page);
  const say = (field: string, problem: string) => problems.push(`${where} ${field}: ${problem}`);
  const chars = (field: string, text: string, min: number, max: number) => {
    if (text.length < min || text.length > max)
      say(field, `${text.length} characters, wanted ${min} to ${max}: "${text}"`);
  };
  const words = (field: string, text: string, min: number, max: number) => {
    const n = wordCount(text);
    if (n < min || n > max) say(field, `${n} words, wanted ${min} to ${max}: "${text.slice(0, 60)}…"`);
  };
  const count = (field: string, list: readonly unknown[], min: number, max: number) => {
    if (list.length < min || list.length > max) say(field, `${list.length} entries, wanted ${min} to ${max}`);
  };
  const named = (field: string, list: readonly NamedText[], min: number, max: number) => {
    for (const [i, { name, text }] of list.entries()) {
      words(`${field}[${i}].name`, name, 1, 8);
      words(`${field}[${i}].text`, text, min, max);
    }
  };

  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(page.slug)) say('slug', `"${page.slug}" is not [a-z0-9-]`);
  chars('label', page.label, 2, 34);
  chars('title', page.title, 20, 60);
  chars('summary', page.summary, 110, 160);
  const { detail } = page;
  words('detail.promise', detail.promise, 15, 28);
  words('detail.quickAnswer', detail.quickAnswer, 50, 82);
  drawingProblems(detail.schematic, 'detail.schematic', say, words);

  if (page.section === 'services') {
    count('detail.capabilities', page.detail.capabilities, 5, 8);
    named('detail.capabilities', page.detail.capabilities, 25, 52);
    if (page.detail.chapters) serviceChapters(page.detail.chapters);
  } else if (page.section === 'industries') {
    count('detail.capabilities', page.detail.capabilities, 4, 6);
    named('detail.capabilities', page.detail.capabilities, 22, 48);
    for (const [i, { users, hardPart }] of page.detail.capabilities.entries()) {
      words(`detail.capabilities[${i}].users`, users, 1, 12);
      words(`detail.capabilities[${i}].hardPart`, hardPart, 8, 28);
    }
    if (page.detail.chapters) industryChapters(page.detail.chapters);
  } else {
    count('detail.capabilities', page.detail.capabilities, 6, 10);
    named('detail.capabilities', page.detail.capabilities, 18, 42);
    words('detail.howItDiffers', page.detail.howItDiffers, 12, 45);
    for (const [i, { users, owns }] of page.detail.capabilities.entries()) {
      words(`detail.capabilities[${i}].users`, users, 1, 10);
      words(`detail.capabilities[${i}].owns`, owns, 1, 12);
    }
    if (page.detail.chapters) solutionChapters(page.detail.chapters);
  }

  for (const { field, text } of textsOf(page)) {
    for (const term of banned)
      if (new RegExp(`(?<![\\w-])${term.replace(/[.%]/g, '\\$&')}(?![\\w-])`, 'i').test(text))
        say(field, `holds the banned "${term}"`);
    if (/[‘’“”"'][^‘’“”"']*\.\.\.|\s{2}|\bTODO\b|[{}]/.test(text))
      say(field, `looks unfinished: "${text.slice(0, 60)}"`);
    if (
      /\d\s?%\s+(more|less|faster|increase|reduction|growth)|increased (sales|revenue|conversion)/i.test(text)
    )
      say(field, `claims a result: "${text.slice(0, 80)}"`);
    if (wordCount(text) > 92) say(field, `${wordCount(text)} words in one paragraph, at most 92`);
  }
  return problems;

  function chaptersCore(c: ServiceChapters | IndustryChapters | SolutionChapters) {
    count('chapters.faq', c.faq, 4, 6);
    for (const [i, { question, answer }] of c.faq.entries()) {
      if (!question.endsWith('?')) say(`chapters.faq[${i}].question`, 'does not end in a question mark');
      words(`chapters.faq[${i}].answer`, answer, 38, 92);
    }
    count('chapters.related', c.related(), 5, 8);
    if (c.related().filter((r) => r.page.section !== page.section).length < 3)
      say('chapters.related', 'fewer than three pages of other sections');
    if (c.related().some((r) => r.page === page)) say('chapters.related', 'points at itself');
    words('chapters.cta.heading', c.cta.heading, 4, 14);
    words('chapters.cta.text', c.cta.text, 15, 50);
  }

  function serviceChapters(c: ServiceChapters) {
    chaptersCore(c);
    count('chapters.forWhom', c.forWhom, 2, 4);
    count('chapters.signs', c.signs, 4, 6);
    count('chapters.notFor', c.notFor, 1, 3);
    count('chapters.deliverables', c.deliverables, 5, 8);
    named('chapters.deliverables', c.deliverables, 12, 32);
    count('chapters.approach', c.approach, 4, 6);
    named('chapters.approach', c.approach, 22, 52);
    count('chapters.techTable', c.techTable, 4, 7);
    count('chapters.standards', c.standards, 2, 6);
    count('chapters.timeline', c.timeline, 3, 5);
    count('chapters.costDrivers', c.costDrivers, 4, 6);
    words('chapters.engagement.why', c.engagement.why, 20, 45);
    count('chapters.risks', c.risks, 4, 5);
    count('chapters.weNeedFromYou', c.weNeedFromYou, 3, 6);
    count('chapters.measures', c.measures, 3, 5);
    words('chapters.workedExample', c.workedExample.join(' '), 85, 160);
  }

  function industryChapters(c: IndustryChapters) {
    chaptersCore(c);
    count('chapters.whoInside', c.whoInside, 3, 5);
    count('chapters.howWorkFlows.steps', c.howWorkFlows.steps, 5, 8);
    count('chapters.painPoints', c.painPoints, 4, 6);
    count('chapters.systemsMap', c.systemsMap, 4, 8);
    count('chapters.dataObjects', c.dataObjects, 6, 10);
    for (const { term, meaning } of c.dataObjects) words(`chapters.dataObjects "${term}"`, meaning, 10, 30);
    count('chapters.standards', c.standards, 3, 7);
    count('chapters.aiUse', c.aiUse, 1, 3);
    count('chapters.security', c.security, 3, 5);
    count('chapters.rollout', c.rollout, 3, 6);
    count('chapters.kpis', c.kpis, 4, 6);
    words('chapters.buildOrBuy', c.buildOrBuy.join(' '), 40, 110);
    count('chapters.risks', c.risks, 3, 5);
  }

  function solutionChapters(c: SolutionChapters) {
    chaptersCore(c);
    words('chapters.problem', c.problem.join(' '), 60, 150);
    count('chapters.permissions.roles', c.permissions.roles, 4, 7);
    for (const { role, grants } of c.permissions.roles)
      if (grants.length !== c.permissions.actions.length)
        say(
          `chapters.permissions "${role}"`,
          `${grants.length} grants for ${c.permissions.actions.length} actions`,
        );
    drawingProblems(c.dataModel, 'chapters.dataModel', say, words);
    count('chapters.integrations', c.integrations, 5, 8);
    count('chapters.releases', c.releases, 6, 12);
    count('chapters.configuration', c.configuration, 4, 8);
    count('chapters.nonFunctional', c.nonFunctional, 4, 7);
    count('chapters.standards', c.standards, 2, 6);
    words('chapters.migration', c.migration.join(' '), 40, 140);
    count('chapters.rollout', c.rollout, 3, 5);
    count('chapters.costDrivers', c.costDrivers, 4, 6);
  }
}

/** Widest text that fits a node's box, in characters a line; labels wrap on two lines. */
const nodeLine = 15;

function drawingProblems(
  drawing: Schematic,
  field: string,
  say: (field: string, problem: string) => void,
  words: (field: string, text: string, min: number, max: number) => void,
) {
  const nodes = drawing.lanes.flatMap((lane) => lane.nodes);
  words(`${field}.caption`, drawing.caption, 12, 32);
  if (nodes.length < 5 || nodes.length > 11) say(field, `${nodes.length} nodes, wanted 5 to 11`);
  if (drawing.lanes.length < 2 || drawing.lanes.length > 5)
    say(field, `${drawing.lanes.length} lanes, wanted 2 to 5`);
  for (const lane of drawing.lanes) {
    if (lane.label.length > 22) say(`${field} lane`, `"${lane.label}" is longer than 22 characters`);
    if (lane.nodes.length > 4)
      say(`${field} lane`, `"${lane.label}" has ${lane.nodes.length} nodes, at most 4`);
  }
  const labels = new Set<string>();
  for (const { id, label } of nodes) {
    if (label.length > 2 * nodeLine - 4 || label.split(' ').some((word) => word.length > nodeLine))
      say(`${field} node`, `"${label}" does not fit two lines of ${nodeLine} characters`);
    if (labels.has(label)) say(`${field} node`, `"${label}" stands twice`);
    labels.add(label);
    if (!drawing.flows.some((flow) => flow.from === id || flow.to === id))
      say(`${field} node`, `"${label}" has no flow`);
  }
  const pairs = new Set<string>();
  for (const { from, to, label } of drawing.flows) {
    if (from === to) say(`${field} flow`, `"${from}" flows to itself`);
    const pair = [from, to].sort().join(' ');
    if (pairs.has(pair))
      say(`${field} flow`, `${from} and ${to} are joined twice; use one flow with a label`);
    pairs.add(pair);
    if (label && label.length > 20) say(`${field} flow`, `label "${label}" is longer than 20 characters`);
  }
  if (drawing.flows.length > 14) say(field, `${drawing.flows.length} flows, at most 14`);
}

function crossPageProblems(pages: readonly AnyPage[]): string[] {
  const problems: string[] = [];
  const unique = (what: string, of: (page: AnyPage) => readonly string[], least = 0) => {
    const first = new Map<string, AnyPage>();
    for (const page of pages)
      for (const text of of(page)) {
        const key = text.toLowerCase();
        if (wordCount(text) < least) continue;
        const other = first.get(key);
        if (other && other !== page)
          problems.push(`${pathOf(page)} shares its ${what} with ${pathOf(other)}: "${text}"`);
        else first.set(key, page);
      }
  };
  unique('title', (page) => [page.title]);
  unique('summary', (page) => [page.summary]);
  unique('question', (page) => (page.detail.chapters?.faq ?? []).map((q) => q.question));
  unique('sentence', (page) => textsOf(page).flatMap(({ text }) => sentencesOf(text)), 9);
  unique('drawing', (page) => [
    page.detail.schematic.lanes
      .flatMap((lane) => lane.nodes.map((node) => node.label))
      .sort()
      .join(', '),
  ]);

  const shingles = pages.map((page) => ({
    page,
    set: shinglesOf(
      textsOf(page)
        .map(({ text }) => text)
        .join(' '),
    ),
  }));
  for (const [i, a] of shingles.entries())
    for (const b of shingles.slice(i + 1)) {
      const overlap = jaccard(a.set, b.set);
      if (overlap >= 0.05)
        problems.push(
          `${pathOf(a.page)} and ${pathOf(b.page)}: ${Math.round(overlap * 100)} % of their eight-word runs are the same, at most 5 %`,
        );
    }
  return problems;
}

function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(7).map((_, i) => words.slice(i, i + 8).join(' ')));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const item of small) if (large.has(item)) shared++;
  return shared / (a.size + b.size - shared || 1);
}
