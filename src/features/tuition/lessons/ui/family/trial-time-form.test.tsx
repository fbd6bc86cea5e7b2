// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { DraftSourceContext } from '@/shared/drafts';
import { createMemoryStore } from '@/shared/lib/storage';
import { createDraftDevice } from '../../../../../../tests/samples/draft-device';
import { readOffer } from '../../../../../../tests/samples/offers';
import { createEnglish } from '../../../../../../tests/samples/words';
import { TrialTimeForm } from './trial-time-form';

const at = '2026-11-01T10:00:00.000Z';
const hourMs = 3_600_000;

it('takes the missing tick back once another time asks for none', async () => {
  const english = await createEnglish('family', 'lesson-plan', 'validation', 'words', 'shell', 'ghana');
  const offer = readOffer('offer-1');
  const plan = vi.fn(() => Promise.resolve(true));
  render(
    <I18nextProvider i18n={english}>
      <DraftSourceContext value={createDraftDevice().tab(createMemoryStore(), () => new Date(at))}>
        <TrialTimeForm {...{ offer, plan }} code="LL-T1" minutes={60} now={new Date()} isBusy={false} />
      </DraftSourceContext>
    </I18nextProvider>,
  );
  await screen.findByText('What you type is kept on this phone as you go.');
  const type = (hours: number) => {
    const start = new Date(Date.now() + hours * hourMs).toISOString();
    fireEvent.input(screen.getByLabelText('Which day?'), { target: { value: start.slice(0, 10) } });
    fireEvent.input(screen.getByLabelText('From what time?'), { target: { value: start.slice(11, 16) } });
  };
  type(2);
  fireEvent.click(screen.getByRole('button', { name: 'Plan the trial lesson' }));
  await waitFor(() => expect(screen.getAllByText(/Less than 12 hours are left/).length).toBeGreaterThan(1));
  type(40);
  await waitFor(() => expect(screen.queryByText(/Less than 12 hours are left/)).toBeNull());
  expect(screen.queryByText('One thing is missing or not right')).toBeNull();
  expect(plan).not.toHaveBeenCalled();
});
