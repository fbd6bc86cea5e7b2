import { expect, it } from 'vitest';
import type { Change } from '@/entities/change-log';
import { owedOf, tellLines } from './tell-run';

const changeOf = (id: string, record: string) => ({ id, record }) as Change;
const changes = [changeOf('1', 'enquiries/a'), changeOf('2', 'offers/x'), changeOf('3', 'enquiries/b')];
const selected = ['enquiries/b', 'enquiries/a', 'enquiries/c'];

it('tells only of selected records, oldest change first', () => {
  expect(owedOf(changes, selected).map(({ id }) => id)).toEqual(['1', '3']);
});

it('says of each selected record whether it is told, still to tell, or nobody waits', () => {
  const begun = new Set(['enquiries/a', 'enquiries/b']);
  const owed = owedOf(changes, selected).slice(1);
  expect(tellLines(selected, begun, owed)).toEqual([
    { record: 'enquiries/b', state: 'owed' },
    { record: 'enquiries/a', state: 'told' },
    { record: 'enquiries/c', state: 'none' },
  ]);
});

it('counts a record with two changes as told once both are', () => {
  const both = [...changes, changeOf('4', 'enquiries/a')];
  const begun = new Set(['enquiries/a']);
  expect(tellLines(['enquiries/a'], begun, both.slice(1))).toEqual([
    { record: 'enquiries/a', state: 'owed' },
  ]);
  expect(tellLines(['enquiries/a'], begun, [])).toEqual([{ record: 'enquiries/a', state: 'told' }]);
});
