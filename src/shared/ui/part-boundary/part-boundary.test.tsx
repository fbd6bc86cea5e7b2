// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createEnglish } from '../../../../tests/samples/words';
import { PartBoundary } from './part-boundary';

/** Keeps React from logging the error. */
const quiet = { onCaughtError: vi.fn() };

it('shows one message for errors in a part, and retries on request', async () => {
  let isBroken = true;
  function Part() {
    if (isBroken) throw new RangeError('Invalid time value');
    return <p>The record</p>;
  }
  render(
    <I18nextProvider i18n={await createEnglish('shell')}>
      <p>The others</p>
      <PartBoundary>
        <Part />
      </PartBoundary>
    </I18nextProvider>,
    quiet,
  );
  expect(screen.getByText('The others')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/cannot be shown/);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The record')).toBeTruthy();
});

it('passes a missing file on to the page, which is reloaded', async () => {
  function Part(): never {
    throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  }
  const words = await createEnglish('shell');
  const show = () =>
    render(
      <I18nextProvider i18n={words}>
        <PartBoundary>
          <Part />
        </PartBoundary>
      </I18nextProvider>,
      quiet,
    );
  expect(show).toThrow('Loading chunk 7 failed');
});
