import { expect, it } from 'vitest';
import { englishHash } from '@/entities/content/wording';
import { exportWords } from './export-words';

const english: Readonly<Record<string, string>> = {
  'home:heading': 'What do you need?',
  'faq:found_one': '{{count}} answer',
  'faq:found_other': '{{count}} answers',
};

const heading = {
  key: 'home:heading',
  english: englishHash('What do you need?'),
  accepted: 'Me kuke so?',
  acceptedOne: '',
  speaker: 'Hauwa Yakubu',
  movedAt: '2026-11-30T10:00:00.000Z',
};

const found = {
  ...heading,
  key: 'faq:found',
  english: englishHash('{{count}} answer\n{{count}} answers'),
  accepted: 'Amsoshi {{count}}',
  acceptedOne: 'Amsa {{count}}',
  speaker: '',
};

it('names the English and each form, and who has checked it, and leaves out words of another English', () => {
  const old = { ...heading, key: 'home:old' };
  const file: unknown = JSON.parse(exportWords('ha', [heading, found, old], (key) => english[key]));
  expect(file).toEqual({
    language: 'ha',
    texts: {
      'home:heading': {
        english: 'What do you need?',
        text: 'Me kuke so?',
        speaker: 'Hauwa Yakubu',
        date: '2026-11-30',
      },
      'faq:found_one': { english: '{{count}} answer', text: 'Amsa {{count}}' },
      'faq:found_other': { english: '{{count}} answers', text: 'Amsoshi {{count}}' },
    },
  });
});
