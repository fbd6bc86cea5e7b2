import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import words from '../../../../../locales/en/choices.json';
import { emptyChoice } from './choice';
import { emptyForm, fieldsOf, listOf } from './choices-draft';
import { choicesText } from './choices-text';

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { choices: words } }, interpolation: { escapeValue: false } });
const t = i18n.getFixedT('en', 'choices');

it('a list in plain text has a line for each choice, with its number', () => {
  const form = {
    ...emptyForm,
    beceYear: '2025',
    ...fieldsOf('c1', {
      ...emptyChoice,
      school: "St. Mary's SHS",
      programme: 'Home Economics',
      category: 'B',
      stay: 'day',
    }),
    ...fieldsOf('c3', { ...emptyChoice, programme: 'Agric' }),
  };
  expect(choicesText(listOf(form), t)).toBe(
    "SHS choices, BECE 2025\n1. St. Mary's SHS, Home Economics, Category B, Day\n3. ?, Agric",
  );
});

it('a stored value that is none of the options counts as not known', () => {
  const { choices, sex, beceYear } = listOf({
    ...emptyForm,
    'c1-category': 'Z',
    sexOfChild: 'x',
    beceYear: 'soon',
  });
  expect([choices[0]?.category, sex, beceYear]).toEqual(['', '', null]);
});
