// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createEnglish } from '../../../../../../tests/samples/words';
import { DoorSlip } from './door-slip';

afterEach(() => vi.unstubAllGlobals());

it('selects the slip and reports a failed copy where the browser has no clipboard', async () => {
  const english = await createEnglish('family');
  vi.stubGlobal('navigator', { clipboard: undefined });
  render(
    <I18nextProvider i18n={english}>
      <DoorSlip time="Monday, 16:00" arrival="1234" leaving="5678" isBusy={false} onMake={() => undefined} />
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Make a slip for the adult' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy the text' }));
  await screen.findByText(/does not let it be copied/);
  expect(String(getSelection())).toContain('1234');
});
