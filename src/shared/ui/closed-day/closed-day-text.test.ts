import { expect, it, vi } from 'vitest';
import { closedDayText } from './closed-day-text';

const day = '2026-12-04';

it.each(['en', 'ha', 'ak', 'ee'])('writes weekday, day, month and year in %s', (language) => {
  expect(closedDayText(day, language, null)).toMatch(/^\S+ 4 \S+ 2026$/);
});

it('is English in the order of Ghana where the browser does not know the language', () => {
  const known = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(closedDayText(day, 'dag', null)).toBe('Fri 4 December 2026');
  known.mockRestore();
});

it('is as somebody chose to write dates', () => {
  expect(closedDayText(day, 'ha', 'en-US')).toBe('Fri, December 4, 2026');
});
