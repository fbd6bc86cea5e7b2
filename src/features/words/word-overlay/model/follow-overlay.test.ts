import { expect, it, vi } from 'vitest';
import { englishHash } from '@/entities/content/wording';
import type { DocumentData } from '@/shared/backend';
import { createI18n } from '@/shared/i18n';
import { createMemoryStore } from '@/shared/lib/storage';
import { followOverlay } from './follow-overlay';

const english = { home: { heading: 'What do you need?', send: 'Send', old: 'A new text' } };

const overlay: DocumentData = {
  version: 3,
  words: JSON.stringify({
    'home:heading': [englishHash('What do you need?'), 'Me kuke so?', 0],
    'home:send': [englishHash('Send'), 'A aika', 1],
    'home:old': [englishHash('An old text'), 'Tsoho', 1],
    'faq:heading': [englishHash('Questions'), 'Tambayoyi', 1],
  }),
};

async function start(isCheckedOnly = false) {
  const device = createMemoryStore();
  const i18n = await createI18n('ha', { en: english, ha: { home: { heading: 'Me kuke buƙata?' } } });
  const t = (key: string) => (i18n.t as (key: string) => string)(key);
  const begin = (read: (path: string) => Promise<DocumentData | null>, log = vi.fn()) =>
    followOverlay({ i18n, language: 'ha', device, isCheckedOnly: () => isCheckedOnly, read, log });
  return { i18n, t, begin };
}

it('shows accepted words of the present English, by one read, and tells the page once', async () => {
  const { i18n, t, begin } = await start();
  const [read, changed] = [vi.fn(() => Promise.resolve(overlay)), vi.fn()];
  i18n.on('wordsChanged', changed);
  begin(read);
  await expect.poll(() => t('home:heading')).toBe('Me kuke so?');
  expect([t('home:send'), t('home:old')]).toEqual(['A aika', 'A new text']);
  expect(read.mock.calls).toEqual([['wordOverlays/ha']]);
  expect(changed).toHaveBeenCalledTimes(1);
  // A file that is loaded later.
  i18n.addResourceBundle('en', 'faq', { heading: 'Questions' });
  i18n.addResourceBundle('ha', 'faq', {});
  expect(t('faq:heading')).toBe('Tambayoyi');
});

it('keeps them for a visit without network', async () => {
  const { i18n, t, begin } = await start();
  const stop = begin(() => Promise.resolve(overlay));
  await expect.poll(() => t('home:heading')).toBe('Me kuke so?');
  stop();
  i18n.addResource('ha', 'home', 'heading', 'Me kuke buƙata?', { silent: true });
  const log = vi.fn();
  begin(() => Promise.reject(new TypeError('Failed to fetch')), log);
  expect(t('home:heading')).toBe('Me kuke so?');
  await expect.poll(() => log.mock.calls.length).toBe(1);
});

it('has checked words alone where drafts are left out', async () => {
  const { t, begin } = await start(true);
  begin(() => Promise.resolve(overlay));
  await expect.poll(() => t('home:send')).toBe('A aika');
  expect(t('home:heading')).toBe('Me kuke buƙata?');
});

it('changes nothing by words that it cannot read', async () => {
  const { t, begin } = await start();
  const read = vi.fn(() => Promise.resolve({ words: '{"home:heading":"x"}' }));
  begin(read);
  await expect.poll(() => read.mock.calls.length).toBe(1);
  expect(t('home:heading')).toBe('Me kuke buƙata?');
});

it('takes away words that the office has taken back since', async () => {
  const { t, begin } = await start();
  const stop = begin(() => Promise.resolve(overlay));
  await expect.poll(() => t('home:heading')).toBe('Me kuke so?');
  stop();
  begin(() => Promise.resolve(null));
  expect(t('home:heading')).toBe('Me kuke so?');
  await expect.poll(() => [t('home:heading'), t('home:send')]).toEqual(['Me kuke buƙata?', 'Send']);
});
