// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createEnglish } from '../../../../../tests/samples/words';
import { FormulaText } from './formula-text';

const english = await createEnglish('homework-thread');

/** What a screen reader says: signs that are only drawn are left out. */
function saidOf(text: string): string {
  const { container } = render(
    <I18nextProvider i18n={english}>
      <FormulaText text={text} subject="mathematics" />
    </I18nextProvider>,
  );
  for (const drawn of container.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
  return container.textContent.replace(/\s+/g, ' ').trim();
}

it.each([
  ['x^2 = 9', 'x to the power of 2 = 9'],
  ['H_2O', 'H with the index 2O'],
  ['3/4 of it', '3 over 4 of it'],
  ['sqrt(x^2 + 1)', 'the square root of x to the power of 2 + 1'],
  ['and/or on 5/11/2026', 'and/or on 5/11/2026'],
])('%s is read out as “%s”', (text, said) => {
  expect(saidOf(text)).toBe(said);
});
