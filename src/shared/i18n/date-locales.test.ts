import { describe, expect, it } from 'vitest';
import { dateLocaleLanguages, dateLocaleOf, formatFullDate } from './date-locales';

const sixthOfMarch = new Date('2026-03-06T15:05:00Z');

describe('date locales of other languages', () => {
  it('knows about forty, English as American', () => {
    expect(dateLocaleLanguages).toHaveLength(43);
    expect(formatFullDate(sixthOfMarch, 'en')).toBe('March 6, 2026');
  });

  it.each(dateLocaleLanguages)('formats a date in %s', (language) => {
    expect(formatFullDate(sixthOfMarch, language)).toMatch(/2026|۲۰۲۶|٢٠٢٦|២០២៦/);
  });

  it('writes Serbian in the script that was asked for', () => {
    expect(formatFullDate(sixthOfMarch, 'srLatn')).toContain('mart');
    expect(formatFullDate(sixthOfMarch, 'srCyrl')).toContain('март');
  });

  it('passes a language it does not list to Intl', () => {
    expect(dateLocaleOf('es')).toBe('es');
  });
});
