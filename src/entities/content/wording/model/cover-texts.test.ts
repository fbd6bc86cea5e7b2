import { expect, it } from 'vitest';
import { createI18n } from '@/shared/i18n';
import { builtText, coverTexts } from './cover-texts';

const start = () =>
  createI18n('ha', {
    en: { home: { heading: 'What do you need?', send: 'Send' } },
    ha: { home: { heading: 'Me kuke buƙata?' } },
  });

it('keeps what the build has below accepted words, and brings it back', async () => {
  const i18n = await start();
  const t = (key: string) => (i18n.t as (key: string) => string)(key);
  const texts = [['home:heading', 'Me kuke so?'] as const, ['home:send', 'A aika'] as const];
  expect(coverTexts(i18n, 'ha', texts)).toBe(true);
  expect(coverTexts(i18n, 'ha', texts)).toBe(false);
  expect([t('home:heading'), t('home:send')]).toEqual(['Me kuke so?', 'A aika']);
  expect(builtText(i18n, 'ha', 'home:heading')).toBe('Me kuke buƙata?');
  expect(builtText(i18n, 'ha', 'home:send')).toBeUndefined();
  expect(coverTexts(i18n, 'ha', [])).toBe(true);
  expect([t('home:heading'), t('home:send')]).toEqual(['Me kuke buƙata?', 'Send']);
});

it('knows what lies below in a copy of the instance, as components get it', async () => {
  const i18n = await start();
  coverTexts(i18n, 'ha', [['home:heading', 'Me kuke so?']]);
  expect(builtText(i18n.cloneInstance(), 'ha', 'home:heading')).toBe('Me kuke buƙata?');
});

it('knows a file that is loaded again', async () => {
  const i18n = await start();
  coverTexts(i18n, 'ha', [['home:heading', 'Me kuke so?']]);
  i18n.addResourceBundle('ha', 'home', { heading: 'Me ake so?' }, true, true);
  expect(builtText(i18n, 'ha', 'home:heading')).toBe('Me ake so?');
  coverTexts(i18n, 'ha', []);
  expect(builtText(i18n, 'ha', 'home:heading')).toBe('Me ake so?');
});
