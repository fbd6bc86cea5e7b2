import { describe, expect, it } from 'vitest';
import {
  followContact,
  indexContact,
  isPhoneTailDocument,
  phoneTailOf,
  phoneTailPath,
  searchedPhoneTail,
} from './phone-tail';

const path = phoneTailPath('LL-E1');

it.each([
  ['4567', '4567'],
  ['024 123 4567', '4567'],
  ['+233 (24) 123-4567', '4567'],
  ['567', null],
  ['', null],
  ['Ama 4567', null],
  ['LL-T4567', null],
])('reads the last digits of %j as %j', (text, digits) => {
  expect(phoneTailOf(text)).toBe(digits);
});

it.each([
  ['0241', '0241'],
  ['024 123 456', null],
  ['024 123 4567', '4567'],
  ['+233 24 123 456', null],
  ['+233 24 123 4567', '4567'],
  ['34567', '4567'],
  ['Ama 4567', null],
])('asks for %j by %j', (text, digits) => {
  expect(searchedPhoneTail(text)).toBe(digits);
});

it('stores four digits of a phone and the keys of a name, and nothing without both', () => {
  expect(indexContact('LL-E1', { phone: '+233241234567', name: 'Ama Owusu' })).toEqual([
    { type: 'create', path, data: { digits: '4567', names: ['ama', 'owusu', 'ama-owusu'] } },
  ]);
  expect(indexContact('LL-E1', { phone: '', name: 'Ama' })).toEqual([
    { type: 'create', path, data: { digits: '', names: ['ama'] } },
  ]);
  expect(indexContact('LL-E1', { phone: '+233241234567', name: '' })).toEqual([
    { type: 'create', path, data: { digits: '4567' } },
  ]);
  expect(indexContact('LL-E1', { phone: '', name: '' })).toEqual([]);
});

describe('after a correction', () => {
  const stored = { digits: '4567', names: ['ama'] };

  it.each([
    ['a number', { phone: '+233209998888' }, { digits: '8888' }],
    ['a number that is taken off', { phone: '' }, { digits: '' }],
    ['a name', { name: 'Esi' }, { names: ['esi'] }],
    ['a name without a plain letter', { name: '李' }, { names: [] }],
  ])('%s is followed alone', (_what, corrected, changes) => {
    expect(followContact('LL-E1', corrected, stored)).toEqual([{ type: 'update', path, changes }]);
    expect(isPhoneTailDocument({ ...stored, ...changes })).toBe(true);
  });

  it('a record of an older version is found from now on', () => {
    expect(followContact('LL-E1', { name: 'Esi' }, null)).toEqual([
      { type: 'create', path, data: { digits: '', names: ['esi'] } },
    ]);
  });
});
