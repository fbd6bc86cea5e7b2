import { expect, it } from 'vitest';
import { createI18n, type GivenWords } from '@/shared/i18n';
import { pages } from '@/shared/routes';
import {
  namespacesOf as filesOf,
  presentWords,
  readProvenance,
  readWords,
} from '../../../../../tools/locale-provenance.mjs';
import { isOfDesk, unreadTexts } from '../../../../../tools/meant-texts.mjs';
import { namespacesOf, pagesWith, siteParts } from './site-parts';
import { isUnread, textsOfPart } from './site-texts';

const files = filesOf('en');

it('leads to the words of every page that is not of the office', () => {
  const listed = new Set<string>([...siteParts.flatMap(namespacesOf), ...pages.backOffice.words]);
  expect(files.filter((file) => !listed.has(file) && !isOfDesk(file))).toEqual([]);
});

it('counts what is unread as the build does, part by part', async () => {
  const given: GivenWords = {
    en: Object.fromEntries(files.map((file) => [file, readWords('en', file)])),
    ha: Object.fromEntries(files.map((file) => [file, presentWords('ha', file)])),
  };
  const i18n = await createI18n('ha', given);
  const provenance = readProvenance('ha');
  const counted = unreadTexts('ha');
  const listed = siteParts.map((part) => [part, textsOfPart(provenance, i18n, part).filter(isUnread).length]);
  const expected = siteParts.map((part) => [
    part,
    namespacesOf(part).reduce((sum, namespace) => sum + (counted[namespace] ?? 0), 0),
  ]);
  expect(listed).toEqual(expected);
});

it('lists what nobody has read first, and of that what stands on more pages', async () => {
  const i18n = await createI18n('ha', {
    en: {
      faq: {
        heading: 'Questions',
        found_one: '{{count}} answer',
        found_other: '{{count}} answers',
        list: ['A'],
      },
      tuition: { heading: 'Home tuition', count: '{{count}}' },
      ghana: { subjects: 'Subjects', regions: { ashanti: 'Ashanti' } },
    },
    ha: { faq: { heading: 'Tambayoyi' }, tuition: { heading: 'Darasi a gida' } },
  });
  const provenance = {
    faq: { heading: ['checked', 'a', 'Hauwa Yakubu', '2026-11-29'] },
    tuition: { heading: ['drafted', 'a', 'lesson; home'] },
  };
  const listed = textsOfPart(provenance, i18n, 'tuition');
  expect(pagesWith('ghana')).toBeGreaterThan(pagesWith('faq'));
  expect(listed.map(({ place, kind }) => `${place.namespace}:${place.key} ${kind}`)).toEqual([
    'ghana:subjects english',
    'faq:found english',
    'tuition:heading drafted',
    'faq:heading checked',
  ]);
});
