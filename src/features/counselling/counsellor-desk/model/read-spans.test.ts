import { describe, expect, it } from 'vitest';
import { readSpans, spansText } from './read-spans';

describe('the times of a day', () => {
  it.each([
    ['', ''],
    ['8-12', '08:00-12:00'],
    ['8:00-12:00, 13:00-16:00', '08:00-12:00, 13:00-16:00'],
    ['13.30 – 16, 8 to 12', '08:00-12:00, 13:30-16:00'],
    ['8am-12pm; 1pm-4:30pm', '08:00-12:00, 13:00-16:30'],
    ['8-12 and 13-16', '08:00-12:00, 13:00-16:00'],
    ['8-12, 12-16', '08:00-12:00, 12:00-16:00'],
    ['20:00-24:00', '20:00-24:00'],
  ])('are read from %j', (text, shown) => {
    const read = readSpans(text);
    expect('spans' in read && spansText(read.spans)).toBe(shown);
  });

  it.each([
    ['in the morning', 'spans'],
    ['8-', 'spans'],
    ['8:60-12', 'spans'],
    ['8-25', 'spans'],
    ['13pm-4pm', 'spans'],
    ['12-8', 'spanOrder'],
    ['8-8', 'spanOrder'],
    ['8-12, 11:30-16', 'spanOverlap'],
    ['8-9, 10-11, 12-13, 14-15, 16-17', 'spanCount'],
  ])('name what is wrong with %j', (text, problem) => {
    expect(readSpans(text)).toEqual({ problem });
  });
});
