import { expect, it } from 'vitest';
import { wishesOf } from './use-wish';

it.each([
  ['', {}],
  [
    'tutor=sample-kofi&subject=physics&region=GH-NP&where=home&gender=man',
    {
      wishedTutor: 'sample-kofi',
      subjects: ['physics'],
      prioritySubject: 'physics',
      region: 'GH-NP',
      where: 'home',
      tutorGender: 'man',
    },
  ],
  ['tutor=../offers/x&subject=magic&region=GH-XX&where=moon&gender=none', {}],
])('the address %s prefills only valid choices', (query, wishes) => {
  expect(wishesOf(new URLSearchParams(query))).toEqual(wishes);
});
