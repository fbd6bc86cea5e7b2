import { expect, it } from 'vitest';
import { createI18n } from '@/shared/i18n';
import { registerTexts } from './text-registry';

const words = {
  en: {
    faq: {
      heading: 'Questions',
      ask: 'Ask',
      found_one: '{{count}} answer',
      found_other: '{{count}} answers',
    },
  },
  ha: { faq: { heading: 'Tambayoyi' } },
};

async function start() {
  const i18n = await createI18n('ha', words);
  // The keys exist only in this test.
  const t = (key: string, options = {}) =>
    (i18n.getFixedT(null, 'faq') as unknown as (key: string, options: object) => string)(key, options);
  return { i18n, t, texts: registerTexts(i18n) };
}

it('notes what is shown, translated or not, and leaves it as it is', async () => {
  const { t, texts } = await start();
  expect([t('heading'), t('ask'), t('found', { count: 3 })]).toEqual(['Tambayoyi', 'Ask', '3 answers']);
  expect(texts.placesOf(' Tambayoyi\n')).toEqual([{ namespace: 'faq', key: 'heading' }]);
  expect(texts.placesOf('Ask')).toEqual([{ namespace: 'faq', key: 'ask' }]);
  expect(texts.placesOf('3 answers')).toEqual([{ namespace: 'faq', key: 'found' }]);
  expect(texts.placesOf('Somebody’s name')).toEqual([]);
  expect(texts.all()).toHaveLength(3);
});

it('leaves out what is said in English on purpose, and notes nothing once it has stopped', async () => {
  const { i18n, t, texts } = await start();
  (i18n.getFixedT('en', 'faq') as unknown as (key: string) => string)('heading');
  expect(texts.placesOf('Questions')).toEqual([]);
  texts.stop();
  t('heading');
  expect(texts.all()).toEqual([]);
});
