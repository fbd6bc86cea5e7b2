// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { createInstance, type i18n as I18n } from 'i18next';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hydrateOnTouch } from './hydrate-on-touch';

function Greeting() {
  const { t } = useTranslation('shell');
  return <p>{t('skip')}</p>;
}

beforeEach(() => {
  document.documentElement.dataset.keeps = 'page';
  window.lifelineEarlyInput = { typed: {}, pressed: null, isTouched: false, stop: () => undefined };
});

afterEach(() => {
  delete document.documentElement.dataset.keeps;
  delete window.lifelineEarlyInput;
  document.body.innerHTML = '';
});

/** Hydrates a Hausa page, changes words before it is touched, then touches it. */
async function touchAfter(change: (i18n: I18n) => unknown) {
  const i18n = createInstance();
  await i18n.init({
    lng: 'ha',
    resources: { ha: { shell: { skip: 'Tsallake' } }, en: { shell: { skip: 'Skip' } } },
    react: { bindI18n: 'languageChanged wordsChanged' },
  });
  const { Part } = hydrateOnTouch(() => Promise.resolve(Greeting));
  const root = document.createElement('div');
  root.innerHTML = '<div data-asleep="yes"><!--$--><p>Tsallake</p><!--/$--></div>';
  document.body.append(root);
  const inHtml = root.querySelector('p');
  const problems: unknown[] = [];
  await act(async () => {
    hydrateRoot(
      root,
      <I18nextProvider i18n={i18n}>
        <Part fallback={null} />
      </I18nextProvider>,
      { onRecoverableError: (cause) => problems.push(cause) },
    );
  });
  await act(async () => {
    await change(i18n);
  });
  expect(root.querySelector('p')?.textContent).toBe('Tsallake');
  await act(async () => {
    dispatchEvent(new Event('keydown'));
    await Promise.resolve();
  });
  expect(root.querySelector('p')).toBe(inHtml);
  expect(problems).toEqual([]);
  return root.querySelector('p')?.textContent;
}

it('hydrates the HTML of the document after the language was changed, then follows the language', async () => {
  expect(await touchAfter((i18n) => i18n.changeLanguage('en'))).toBe('Skip');
});

it('hydrates the words of the document after others have come, then shows those', async () => {
  const shown = await touchAfter((i18n) => {
    i18n.addResource('ha', 'shell', 'skip', 'Ketare', { silent: true });
    i18n.emit('wordsChanged');
  });
  expect(shown).toBe('Ketare');
});

it('hydrates the words of the document after they were left out, then shows English', async () => {
  const shown = await touchAfter((i18n) => {
    i18n.removeResourceBundle('ha', 'shell');
    i18n.addResourceBundle('ha', 'shell', { skip: 'Skip' });
    i18n.emit('wordsChanged');
  });
  expect(shown).toBe('Skip');
});
