import { expect, it } from 'vitest';
import { withAcceptedTexts } from './accepted-texts';
import { hashOf } from './locale-provenance.mjs';

const english = { heading: 'What do you need?', form: { send: 'Send', name: 'Your name' } };
const now = {
  words: { heading: 'Me kuke buƙata?', form: { name: 'Sunanku' } },
  origins: {
    heading: ['drafted', hashOf('What do you need?'), 'need'],
    'form.name': ['attested', hashOf('Your name'), 'a form'],
  },
} as const;

it('puts accepted texts in place, with who has checked them, and leaves the others', () => {
  const used = new Set<string>();
  const texts = {
    'home:heading': {
      english: 'What do you need?',
      text: 'Me kuke so?',
      speaker: 'Hauwa Yakubu',
      date: '2026-11-30',
    },
    'home:form.send': { english: 'Send', text: 'A aika' },
    'home:form.name': { english: 'Name', text: 'Suna' },
    'faq:heading': { english: 'Questions', text: 'Tambayoyi' },
  };
  expect(withAcceptedTexts('home', english, now, texts, used)).toEqual({
    words: { heading: 'Me kuke so?', form: { send: 'A aika', name: 'Sunanku' } },
    origins: {
      heading: ['checked', hashOf('What do you need?'), 'Hauwa Yakubu', '2026-11-30'],
      'form.send': ['drafted', hashOf('Send'), 'suggested by a speaker; accepted by the office'],
      'form.name': now.origins['form.name'],
    },
  });
  expect([...used]).toEqual(['home:heading', 'home:form.send']);
});
