// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { DraftSourceContext } from '@/shared/drafts';
import type { ActionOutcome } from '@/shared/lib/action';
import { createMemoryStore } from '@/shared/lib/storage';
import { createDraftDevice } from '../../../../../../tests/samples/draft-device';
import { readOffer } from '../../../../../../tests/samples/offers';
import { createEnglish } from '../../../../../../tests/samples/words';
import type { OwnPendingWrites } from '@/shared/pending-writes/use-own-pending-writes';
import { PlanForm } from './plan-form';

const at = '2026-11-01T10:00:00.000Z';

it('handles a double tap as one press, without messages about required fields', async () => {
  const english = await createEnglish('family', 'lesson-plan', 'validation', 'words', 'shell', 'ghana');
  const offer = readOffer('offer-1', { where: 'home' });
  const onPlanned = vi.fn();
  const send = vi.fn((): Promise<ActionOutcome> => Promise.resolve('done'));
  render(
    <I18nextProvider i18n={english}>
      <DraftSourceContext value={createDraftDevice().tab(createMemoryStore(), () => new Date(at))}>
        <PlanForm
          code="LL-T1"
          acts={{ send } as Pick<OwnPendingWrites, 'send'> as OwnPendingWrites}
          offer={offer}
          lessons={[]}
          minutes={75}
          now={new Date()}
          onPlanned={onPlanned}
        />
      </DraftSourceContext>
    </I18nextProvider>,
  );
  // The draft has loaded; a submit before that would wait.
  await screen.findByText('What you type is kept on this phone as you go.');
  const day = screen.getByLabelText<HTMLInputElement>('Which day?');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  fireEvent.input(day, { target: { value: tomorrow } });
  fireEvent.input(screen.getByLabelText('From what time?'), { target: { value: '16:00' } });
  const button = screen.getByRole('button', { name: 'Plan this lesson' });
  fireEvent.click(button);
  await waitFor(() => expect(day.value).toBe(''));
  // The form handles the press within this time.
  await act(async () => {
    fireEvent.click(button);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(send).toHaveBeenCalledTimes(1);
  expect(onPlanned.mock.calls).toEqual([[`${tomorrow}T16:00:00.000Z`]]);
  expect(screen.queryByText(/required/)).toBeNull();
});
