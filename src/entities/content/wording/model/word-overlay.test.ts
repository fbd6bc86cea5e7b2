import { expect, it } from 'vitest';
import { englishHash } from './english-hash';
import {
  fitsOverlay,
  noOverlay,
  parseOverlayWords,
  parseWordOverlay,
  presentOverlay,
  writeOverlay,
  type OverlayWords,
} from './word-overlay';

const english: Readonly<Record<string, string>> = {
  'home:heading': 'What do you need?',
  'home:send': 'Send',
};

const words: OverlayWords = {
  'home:heading': [englishHash('What do you need?'), 'Me kuke so?', 0],
  'home:send': [englishHash('Send'), 'A aika', 1],
  'home:old': [englishHash('Old'), 'Tsoho', 1],
};

const present = (isCheckedOnly: boolean, texts = english) =>
  presentOverlay(words, (key) => texts[key], isCheckedOnly);

it('leaves out words of a key that the build does not have, or whose English has changed', () => {
  expect(present(false)).toEqual([
    ['home:heading', 'Me kuke so?'],
    ['home:send', 'A aika'],
  ]);
  expect(present(false, { ...english, 'home:heading': 'What do you want?' })).toEqual([
    ['home:send', 'A aika'],
  ]);
});

it('has checked words alone where drafts are left out', () => {
  expect(present(true)).toEqual([['home:send', 'A aika']]);
});

it('reads back what it writes, and no other JSON', () => {
  const write = writeOverlay('ha', noOverlay, words);
  expect(write).toMatchObject({ type: 'create', path: 'wordOverlays/ha', data: { version: 1 } });
  const stored = { ...(write.type === 'create' && write.data), updatedAt: '2026-11-30T08:00:00.000Z' };
  expect(parseWordOverlay('ha', stored)).toEqual({ version: 1, words });
  expect(writeOverlay('ha', { version: 1, words }, {})).toMatchObject({
    type: 'update',
    changes: { version: 2 },
  });
  expect(parseOverlayWords('{"home:send":["x","y",2]}')).toBeNull();
  expect(parseOverlayWords('no JSON')).toBeNull();
  expect(() => parseWordOverlay('ha', { ...stored, words: '{' })).toThrow();
});

it('counts bytes, in which ɛ has two', () => {
  const of = (text: string) => fitsOverlay({ k: ['00000000', text, 1] });
  expect(of('e'.repeat(4_050))).toBe(true);
  expect(of('ɛ'.repeat(4_050))).toBe(false);
});

it('tells English texts apart', () => {
  expect(englishHash('')).toBe('811c9dc5');
  expect(englishHash('a')).toBe('e40c292c');
  expect(englishHash('Send')).not.toBe(englishHash('send'));
});
