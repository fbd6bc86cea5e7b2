import { expect, it } from 'vitest';
import { toJson, type OwnData } from './own-data';
import { toPage } from './to-page';

const own: OwnData = {
  savedAt: '2026-11-23T12:00:00.000Z',
  documents: [
    {
      path: 'offers/1',
      data: {
        learner: { prioritySubject: 'mathematics', hours: ['tue-evening', 'sat-morning'], need: '' },
        answer: { words: '<script>alert("1")</script> & more' },
        isSample: false,
        price: 0,
      },
    },
  ],
};
const words = { title: 'Your data', note: 'From Lifeline', language: 'en' };

it('lists every value that is not empty under a name in words', () => {
  const page = toPage(own, words);
  expect(page).toContain('learner: priority subject</th><td>mathematics<');
  expect(page).toContain('learner: hours</th><td>tue-evening, sat-morning<');
  expect(page).toContain('is sample</th><td>false<');
  expect(page).toContain('price</th><td>0<');
  expect(page).not.toContain('need');
});

it('shows what somebody wrote as text', () => {
  const page = toPage(own, words);
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more');
  expect(page).not.toContain('<script');
});

it('is whole as JSON', () => {
  expect(JSON.parse(toJson(own))).toEqual(own);
});
