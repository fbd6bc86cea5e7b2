import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDateNames, type DateNames } from './date-names';
import { formatAge, formatDate, formatDateIn } from './dates';
import { languages } from './languages';

const readNames = (code: string) =>
  Promise.resolve(
    JSON.parse(readFileSync(new URL(`./date-names/${code}.json`, import.meta.url), 'utf8')) as DateNames,
  );

beforeAll(async () => {
  await Promise.all(languages.map(({ code }) => loadDateNames(code, readNames)));
});

const closing = '2026-03-27T17:00:00.000Z';

describe('dates as written in Ghana', () => {
  it.each([
    ['short', '27 Mar'],
    ['day', 'Fri 27 March 2026'],
    ['moment', 'Fri 27 Mar, 5:00 pm'],
    ['weekTime', 'Fri 5:00 pm'],
    ['longMoment', 'Fri 27 March 2026, 5:00 pm'],
    ['time', '5:00 pm'],
  ] as const)('%s in English', (style, shown) => {
    expect(formatDate(closing, style, 'en')).toBe(shown);
  });

  it('has the right Akan Sunday, which CLDR 48 has not', () => {
    expect(formatDate('2026-03-01T15:05:00Z', 'longMoment', 'ak')).toBe('Kwa 1 Ɔbɛnem 2026, 3:05 ANW');
  });

  it.each([
    ['ee', 'fiɖ 27 tedoxe 2026'],
    ['gaa', 'Sohaa 27 Otsokrikri 2026'],
    ['dag', 'Alizumba 27 Silimin gɔli March 2026'],
    ['ha', 'Jum 27 Maris 2026'],
  ] as const)('uses its own names in %s', (code, shown) => {
    expect(formatDate(closing, 'day', code)).toBe(shown);
  });

  it('does not depend on the time zone of the device', () => {
    expect(formatDate('2026-03-27T23:59:00Z', 'day', 'en')).toBe('Fri 27 March 2026');
  });
});

describe('relative time', () => {
  const now = new Date('2026-03-27T19:00:00Z');

  it('uses each language that has words for it', () => {
    expect(formatAge(closing, now, 'en')).toBe('2 hours ago');
    expect(formatAge(closing, now, 'ak')).toBe('nnɔnhwere 2 a atwam');
    expect(formatAge('2026-03-27T18:00:00Z', now, 'ak')).toBe('dɔnhwere 1 a atwam');
    expect(formatAge(closing, now, 'ha')).toBe('awanni 2 da suka gabata');
  });

  it('is English in other languages', () => {
    expect(formatAge(closing, now, 'dag')).toBe('2 hours ago');
  });
});

describe('dates in a locale that somebody chose', () => {
  it.each([
    ['en-US', 'short', 'Mar 27'],
    ['en-US', 'date', 'Mar 27, 2026'],
    ['de-DE', 'day', 'Fr., 27. März 2026'],
    ['de-DE', 'moment', 'Fr., 27. März, 17:00'],
    ['fr', 'month', 'mars 2026'],
    ['ja-JP', 'time', '17:00'],
  ] as const)('%s, %s', (locale, style, shown) => {
    expect(formatDateIn(locale, closing, style)).toBe(shown);
  });
});
