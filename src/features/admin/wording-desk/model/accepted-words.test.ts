import { expect, it } from 'vitest';
import { englishForms, englishHash } from '@/entities/content/wording';
import {
  isPresent,
  newToBuild,
  stillNeeded,
  withAccepted,
  withoutKeys,
  withoutUnnamed,
} from './accepted-words';

const english: Readonly<Record<string, string>> = {
  'home:heading': 'What do you need?',
  'faq:found_one': '{{count}} answer',
  'faq:found_other': '{{count}} answers',
  'app:worry': 'Worried about a child?',
};
const formsOf = (key: string) => englishForms(key, (one) => english[one]);

it('finds the forms of a text, and whether its English has changed', () => {
  expect(formsOf('faq:found').map(({ key }) => key)).toEqual(['faq:found_one', 'faq:found_other']);
  expect(isPresent(formsOf('faq:found'), englishHash('{{count}} answer\n{{count}} answers'))).toBe(true);
  expect(isPresent(formsOf('home:heading'), englishHash('What do you want?'))).toBe(false);
});

it('adds each form with the hash of its English', () => {
  const words = withAccepted({}, { forms: formsOf('faq:found'), texts: ['1', '2'], isChecked: false });
  expect(words).toEqual({
    'faq:found_one': [englishHash('{{count}} answer'), '1', 0],
    'faq:found_other': [englishHash('{{count}} answers'), '2', 0],
  });
  expect(withoutKeys(words, formsOf('faq:found'))).toEqual({});
});

it('leaves out what can harm somebody until a named speaker has checked it', () => {
  const given = { forms: formsOf('app:worry'), texts: ['Damuwa?'] };
  expect(withAccepted({}, { ...given, isChecked: false })).toEqual({});
  expect(Object.keys(withAccepted({}, { ...given, isChecked: true }))).toEqual(['app:worry']);
});

it('drops what the build has by now, and what translates another English', () => {
  const words = {
    'home:heading': [englishHash('What do you need?'), 'Me kuke so?', 1],
    'app:worry': [englishHash('An old text'), 'Damuwa?', 1],
    'not:loaded': ['00000000', 'x', 1],
  } as const;
  const needed = stillNeeded(
    words,
    (key) => english[key],
    () => 'Me kuke so?',
  );
  expect(Object.keys(needed)).toEqual(['not:loaded']);
});

it('names what was accepted last of each text, until the build has all its forms', () => {
  const found = { key: 'faq:found', accepted: 'Amsoshi {{count}}', acceptedOne: 'Amsa {{count}}' };
  const heading = { key: 'home:heading', accepted: 'Me kuke so?', acceptedOne: '', movedAt: '2026-11-29' };
  const older = { ...heading, accepted: 'Me ake so?', movedAt: '2026-11-28' };
  const accepted = [{ ...found, movedAt: '2026-11-30' }, heading, older];
  const built: Record<string, string> = { 'faq:found_other': found.accepted };
  const keys = () =>
    newToBuild(
      accepted,
      (key) => english[key],
      (key) => built[key],
    ).map((wording) => wording.accepted);
  expect(keys()).toEqual([found.accepted, heading.accepted]);
  built['faq:found_one'] = found.acceptedOne;
  expect(keys()).toEqual([heading.accepted]);
  built['home:heading'] = heading.accepted;
  expect(keys()).toEqual([]);
});

it('makes a draft of what lost the name of its speaker, and drops it where a draft can harm somebody', () => {
  const words = {
    'home:heading': ['1', 'Me kuke so?', 1],
    'faq:found_one': ['2', 'Amsa {{count}}', 1],
    'faq:found_other': ['3', 'Amsoshi {{count}}', 1],
    'app:worry': ['4', 'Damuwa?', 1],
    'not:loaded': ['5', 'x', 1],
  } as const;
  const unnamed = { speaker: '', movedAt: '2026-11-29' };
  const accepted = [
    { key: 'home:heading', ...unnamed },
    { key: 'home:heading', speaker: 'Hauwa Yakubu', movedAt: '2026-11-30' },
    { key: 'faq:found', ...unnamed },
    { key: 'app:worry', ...unnamed },
  ];
  expect(withoutUnnamed(words, accepted, (key) => english[key])).toEqual({
    'home:heading': words['home:heading'],
    'faq:found_one': ['2', 'Amsa {{count}}', 0],
    'faq:found_other': ['3', 'Amsoshi {{count}}', 0],
    'not:loaded': words['not:loaded'],
  });
});
