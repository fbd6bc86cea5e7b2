import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import stored from '../../firestore.indexes.json';
import { needsIndex, serves, type CompositeIndex } from './composite-index';
import { listQueriesOf, type ListQuery } from './list-queries';

const indexes: readonly CompositeIndex[] = stored.indexes;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(`src/${file}`, 'utf8') }));

const queries = files.flatMap(({ file, source }) => listQueriesOf(file, source));

/** Resolves a constant to its collection name. */
function collectionOf({ at, collection }: ListQuery): string {
  const named = files
    .map(({ source }) => new RegExp(`const ${collection} = '(?:\\w+/\\*/)?(\\w+)'`).exec(source)?.[1])
    .filter((name) => name !== undefined);
  if (named.length !== 1) throw new Error(`${at}: which collection is ${collection}?`);
  return named[0] ?? '';
}

const needing = queries.filter(needsIndex);

describe('firestore.indexes.json', () => {
  it('is compared with the list queries of the code', () => {
    expect(queries.length).toBeGreaterThan(5);
    expect(needing.length).toBeGreaterThan(0);
  });

  it.each(needing.map((query) => [query.at, query] as const))('has the index that %s needs', (_at, query) => {
    const collection = collectionOf(query);
    const found = indexes.filter((index) => index.collectionGroup === collection);
    expect(found.some((index) => serves(index, query))).toBe(true);
  });

  it('has no index without a list query', () => {
    const idle = indexes.filter(
      (index) =>
        !needing.some((query) => collectionOf(query) === index.collectionGroup && serves(index, query)),
    );
    expect(idle).toEqual([]);
  });

  it('exempts no field that a list query filters or sorts by', () => {
    const asked = queries.flatMap(({ equals, bounds, orderBy }) => [
      ...equals,
      ...bounds,
      ...(orderBy ? [orderBy.field] : []),
    ]);
    for (const { fieldPath } of stored.fieldOverrides) expect(asked).not.toContain(fieldPath);
  });
});

describe('the lists of a source file', () => {
  const of = (call: string) =>
    listQueriesOf('a.ts', call).map(({ collection, equals, bounds, orderBy }) => ({
      collection,
      equals,
      bounds,
      orderBy,
    }));

  it('are found with each of their variants', () => {
    const call = `backend.documents.list({
      collection: 'letters',
      ...(who && { where: [{ field: 'who', equals: who }] }),
      orderBy: { field: 'at', direction: 'descending' },
    })`;
    const orderBy = { field: 'at', direction: 'descending' };
    expect(of(call)).toEqual([
      { collection: 'letters', equals: [], bounds: [], orderBy },
      { collection: 'letters', equals: ['who'], bounds: [], orderBy },
    ]);
  });

  it('are found where they are only counted', () => {
    const call = `documents.count({ collection: 'letters', where: [{ field: 'who', equals: who }], limit: 9 })`;
    expect(of(call)).toEqual([{ collection: 'letters', equals: ['who'], bounds: [], orderBy: null }]);
  });

  it('need an index when they filter by one field and order or bound another', () => {
    const needs = (rest: string) => {
      const call = `documents.list({ collection: 'letters', ${rest} })`;
      return listQueriesOf('a.ts', call).map(needsIndex);
    };
    expect(needs(`where: [{ field: 'a', equals: 1 }, { field: 'b', equals: 2 }]`)).toEqual([false]);
    expect(needs(`where: [{ field: 'a', notBefore: x }]`)).toEqual([false]);
    expect(needs(`where: [{ field: 'a', equals: 1 }, { field: 'b', notBefore: x }]`)).toEqual([true]);
    expect(
      needs(`where: [{ field: 'a', notBefore: x }], orderBy: { field: 'a', direction: 'ascending' }`),
    ).toEqual([false]);
  });

  it.each([
    'documents.list(query)',
    'documents.list({ collection, where })',
    'documents.list({ collection, ...rest })',
    'documents.list({ collection, where: [{ field: name, equals: 1 }] })',
  ])('must be literal: %s', (call) => {
    expect(() => listQueriesOf('a.ts', call)).toThrow('a.ts:1');
  });

  it('are ignored where a port forwards them', () => {
    expect(of('const port = { list: (query) => withTimeout(documents.list(query)) };')).toEqual([]);
  });
});
