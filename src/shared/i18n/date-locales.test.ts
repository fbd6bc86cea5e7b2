import { describe, expect, it } from 'vitest';
import { dateLocaleLanguages, dateLocaleOf, formatFullDate } from './date-locales';

const sixthOfMarch = new Date('2026-03-06T15:05:00Z');

describe('date locales of other languages', () => {
  it('include about forty, with English as American English', () => {
    expect(dateLocaleLanguages).toHaveLength(43);
    expect(formatFullDate(sixthOfMarch, 'en')).toBe('March 6, 2026');
  });

  it.each(dateLocaleLanguages)('format a date in %s', (language) => {
    expect(formatFullDate(sixthOfMarch, language)).toMatch(/2026|۲۰۲۶|٢٠٢٦|២០២៦/);
  });

  it('write Serbian in the requested script', () => {
    expect(formatFullDate(sixthOfMarch, 'srLatn')).toContain('mart');
    expect(formatFullDate(sixthOfMarch, 'srCyrl')).toContain('март');
  });

  it('fall back to Intl for other languages', () => {
    expect(dateLocaleOf('es')).toBe('es');
  });
});
