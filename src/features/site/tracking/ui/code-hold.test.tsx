// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createReferenceCode, formatReferenceCode } from '@/entities/reference-code';
import { createEnglish } from '../../../../../tests/samples/words';
import { CodeHold } from './code-hold';

afterEach(() => vi.unstubAllGlobals());

const code = createReferenceCode('tuition');

async function copy(clipboard: unknown) {
  const english = await createEnglish('code', 'words');
  vi.stubGlobal('navigator', { clipboard });
  render(
    <I18nextProvider i18n={english}>
      <CodeHold code={code} />
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
}

it('copies the code, and confirms it', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  await copy({ writeText });
  await screen.findByText('Code copied');
  expect(writeText).toHaveBeenCalledWith(formatReferenceCode(code));
});

it.each([
  ['not allowed', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['not there', undefined],
])('selects the code and says what to do where the clipboard is %s', async (_why, clipboard) => {
  await copy(clipboard);
  await screen.findByText(/could not be copied/);
  expect(getSelection()?.toString().replace(/\W/g, '')).toContain(code.slice(-4));
});
