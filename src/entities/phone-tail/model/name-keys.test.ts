import { describe, expect, it } from 'vitest';
import { mostNameKeys, nameKeysOf, searchedNameKey } from './name-keys';

describe('the keys of a name', () => {
  it.each([
    ['Ama Owusu', ['ama', 'owusu', 'ama-owusu']],
    ['Owusu, Ama', ['owusu', 'ama', 'ama-owusu']],
    ['Abena Ɔsei-Tutu', ['abena', 'osei', 'tutu', 'abena-osei', 'abena-tutu', 'osei-tutu']],
    ['Kɔkuvi Ŋutsu', ['kokuvi', 'nutsu', 'kokuvi-nutsu']],
    ['Adjoa N’Guessan', ['adjoa', 'nguessan', 'adjoa-nguessan']],
    ['Élodie A. Koffi', ['elodie', 'koffi', 'elodie-koffi']],
    ['Ama Ama', ['ama']],
    ['', []],
    ['李', []],
  ])('of %j are %j', (name, keys) => {
    expect(nameKeysOf(name)).toEqual(keys);
  });

  it('are limited for a name of many long words', () => {
    const keys = nameKeysOf('Nana Abrewatia Kwabenatwumasiampofoagyemang Osei Tutu Ababio Opoku');
    expect(keys).toHaveLength(mostNameKeys);
    expect(keys.every((key) => /^[a-z]{2,20}(-[a-z]{2,20})?$/.test(key))).toBe(true);
  });
});

describe('a search', () => {
  it.each([
    ['Owusu', 'owusu'],
    ['owusu ama', 'ama-owusu'],
    ['Ama Serwaa Owusu', 'ama-serwaa'],
    ['ow', null],
    ['LL-T7K2', null],
    ['024', null],
    ['', null],
  ])('for %j asks for %j', (text, key) => {
    expect(searchedNameKey(text)).toBe(key);
  });

  it('finds a name by any of its words, and by two in any order', () => {
    const keys = nameKeysOf('Ama Serwaa Owusu');
    for (const search of ['ama', 'SERWAA', 'Owusu', 'owusu serwaa', 'Ama Owusu'])
      expect(keys).toContain(searchedNameKey(search));
  });
});
