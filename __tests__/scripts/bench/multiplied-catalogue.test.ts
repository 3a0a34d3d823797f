/** @jest-environment node */
import { categories } from '@/content/catalogue';
import { indexCatalogue } from '@/lib/catalogue';
import { multipliedCatalogue } from '@/scripts/bench/multiplied-catalogue';

const written = indexCatalogue(categories);
const multiplied = indexCatalogue(multipliedCatalogue(categories, 3));

test('every page and its listings are there so many times, under addresses of their own', () => {
  expect(multiplied.size).toBe(3 * written.size);
  for (const [path, { page, categories: listed }] of written) {
    expect(multiplied.get(path)?.page).toBe(page);
    const copy = multiplied.get(`${path}-3`);
    expect(copy?.categories.map(({ slug }) => slug)).toEqual(listed.map(({ slug }) => `${slug}-3`));
  }
});

test('no two copies of a text are the same, and none is longer', () => {
  for (const [path, { page }] of written) {
    const copies = [page, multiplied.get(`${path}-2`)?.page, multiplied.get(`${path}-3`)?.page];
    for (const text of [
      (one: typeof page | undefined) => one?.title,
      (one: typeof page | undefined) => one?.summary,
      (one: typeof page | undefined) => JSON.stringify(one?.detail.schematic),
      (one: typeof page | undefined) => JSON.stringify(one?.detail.capabilities),
    ]) {
      const texts = copies.map(text);
      expect(new Set(texts).size).toBe(3);
      expect(new Set(texts.map((each) => each?.length)).size).toBe(1);
    }
  }
});

test('what is no text stays: kinds, and the names by which flows find their nodes', () => {
  for (const [path, { page }] of written) {
    const copy = multiplied.get(`${path}-2`)?.page;
    const nodes = ({ lanes }: typeof page.detail.schematic) =>
      lanes.flatMap((lane) => lane.nodes.map(({ id, kind }) => ({ id, kind })));
    const ends = ({ flows }: typeof page.detail.schematic) => flows.map(({ from, to }) => ({ from, to }));
    expect(copy && nodes(copy.detail.schematic)).toEqual(nodes(page.detail.schematic));
    expect(copy && ends(copy.detail.schematic)).toEqual(ends(page.detail.schematic));
  }
});

test('150 copies of a text are all different', () => {
  const one = categories.slice(0, 1);
  const labels = multipliedCatalogue(one, 150).map(({ description }) => description);
  expect(new Set(labels).size).toBe(150);
});
