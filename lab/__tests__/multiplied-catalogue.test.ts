import assert from 'node:assert/strict';
import { test } from 'node:test';
import { categories } from '@/content/catalogue';
import { indexCatalogue } from '@/lib/catalogue';
import { multipliedCatalogue } from '../bench/multiplied-catalogue';

const written = indexCatalogue(categories);
const multiplied = indexCatalogue(multipliedCatalogue(categories, 3));

test('each page is there so many times: texts differ and are as long, kinds and references stay', () => {
  assert.equal(multiplied.size, 3 * written.size);
  for (const [path, { page, categories: listed }] of written) {
    assert.equal(multiplied.get(path)?.page, page);
    const copy = multiplied.get(`${path}-3`);
    assert.deepEqual(
      copy?.categories.map(({ slug }) => slug),
      listed.map(({ slug }) => `${slug}-3`),
    );
    const copies = [page, multiplied.get(`${path}-2`)?.page, copy?.page];
    for (const textOf of [
      (one: typeof page | undefined) => one?.title,
      (one: typeof page | undefined) => one?.summary,
      (one: typeof page | undefined) => JSON.stringify(one?.detail),
    ]) {
      const texts = copies.map(textOf);
      assert.equal(new Set(texts).size, 3);
      assert.equal(new Set(texts.map((each) => each?.length)).size, 1);
    }
    const references = ({ lanes, flows }: typeof page.detail.schematic) => [
      lanes.flatMap((lane) => lane.nodes.map(({ id, kind }) => ({ id, kind }))),
      flows.map(({ from, to }) => ({ from, to })),
    ];
    assert.deepEqual(copy && references(copy.page.detail.schematic), references(page.detail.schematic));
  }
});

test('150 copies of a text, the most that a benchmark asks for, are all different', () => {
  const labels = multipliedCatalogue(categories.slice(0, 1), 150).map(({ description }) => description);
  assert.equal(new Set(labels).size, 150);
});
