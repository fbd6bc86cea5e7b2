import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetUnreadable, readList, readRecord, unreadableRecords } from './read-list';

const parse = (id: string, { name }: Readonly<Record<string, unknown>>) => {
  if (typeof name !== 'string') throw new Error(`letter ${id}: name is no text`);
  return { id, name };
};

const reported = vi.fn();
vi.stubGlobal('reportError', reported);

afterEach(() => {
  forgetUnreadable();
  reported.mockClear();
});

const found = [
  { id: 'a', data: { name: 'Ama' } },
  { id: 'b', data: { name: 7 } },
  { id: 'c', data: { name: 'Cee' } },
];

describe('a list with a record that cannot be read', () => {
  it('has the others, and reports which one is omitted and why', () => {
    expect(readList('letters', found, parse).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(unreadableRecords()).toEqual([{ path: 'letters/b', problem: 'letter b: name is no text' }]);
  });

  it('reports it once, however often the list is read', () => {
    readList('letters', found, parse);
    readList('letters', found, parse);
    expect(reported).toHaveBeenCalledTimes(1);
    expect(unreadableRecords()).toHaveLength(1);
  });

  it('stops reporting it once it can be read', () => {
    readList('letters', found, parse);
    expect(readRecord('letters/b', { name: 'Bee' }, parse)).toEqual({ id: 'b', name: 'Bee' });
    expect(unreadableRecords()).toEqual([]);
  });
});
