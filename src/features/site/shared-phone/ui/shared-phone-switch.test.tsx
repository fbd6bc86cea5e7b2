// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { DraftSourceContext } from '@/shared/drafts';
import { LoadOutboxContext, outboxMachine, type Outbox, type OutboxItem } from '@/shared/submission';
import { isSharedPhone } from '@/shared/config';
import type { RoundInput } from '@/shared/lib/sending';
import { createDraftDevice } from '../../../../../tests/samples/draft-device';
import { createEnglish } from '../../../../../tests/samples/words';
import { SharedPhoneSwitch } from './shared-phone-switch';

const addedAt = '2026-03-09T16:12:00Z';
const sent: OutboxItem = { code: 'LL-E1', fingerprint: 'f', addedAt, state: 'sent', sentAt: addedAt };

async function show(items: readonly OutboxItem[], { drafts = 0 } = {}) {
  const english = await createEnglish('shared-phone');
  const machine = outboxMachine.provide({
    actors: {
      store: fromCallback(() => undefined),
      surroundings: fromCallback(() => undefined),
      round: fromPromise<readonly OutboxItem[], RoundInput>(() => Promise.resolve(items)),
    },
  });
  const actor = createActor(machine, { input: { isOnline: true } }).start();
  actor.send({ type: 'items.read', items });
  const forgetSent = vi.fn(() => Promise.resolve());
  const device = createDraftDevice();
  for (let id = 0; id < drafts; id++) {
    device.rows.set(`${id}`, { id: `${id}`, form: 'f', savedAt: addedAt, texts: [] });
  }
  render(
    <I18nextProvider i18n={english}>
      <LoadOutboxContext value={() => Promise.resolve({ actor, forgetSent } as unknown as Outbox)}>
        <DraftSourceContext value={device.tab()}>
          <SharedPhoneSwitch />
        </DraftSourceContext>
      </LoadOutboxContext>
    </I18nextProvider>,
  );
  // The list has loaded.
  await new Promise((resolve) => setTimeout(resolve));
  return { forgetSent, isShared: () => isSharedPhone(device.device), draftsLeft: () => device.rows.size };
}

const tick = () => screen.getByRole('checkbox', { name: /^Others use this phone too/ });

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** The buttons, the first being the main one. */
const choices = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('asks whether to delete the codes', async () => {
  const { forgetSent, isShared } = await show([sent, { ...sent, code: 'LL-E2' }]);
  fireEvent.click(tick());
  expect(await screen.findByText(/^2 codes of what you sent/)).toBeTruthy();
  expect(choices()).toEqual([
    'Keep the 2 codes, though others use it',
    'Cancel, change nothing',
    'Forget the 2 codes',
  ]);
  expect(isShared()).toBe(false);
  await press('Forget the 2 codes');
  await waitFor(() => expect(isShared()).toBe(true));
  expect(forgetSent).toHaveBeenCalledTimes(1);
});

it('keeps them on request', async () => {
  const { forgetSent, isShared } = await show([sent]);
  fireEvent.click(tick());
  await press('Keep the code, though others use it');
  await waitFor(() => expect(isShared()).toBe(true));
  expect(forgetSent).not.toHaveBeenCalled();
  fireEvent.click(tick());
  await waitFor(() => expect(isShared()).toBe(false));
});

it('forgets no draft by a tick alone', async () => {
  const { isShared, draftsLeft } = await show([], { drafts: 1 });
  fireEvent.click(tick());
  expect(await screen.findByText('One form that is half filled.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /code/ })).toBeNull();
  await press('Cancel, change nothing');
  expect(isShared()).toBe(false);
  expect(draftsLeft()).toBe(1);
  fireEvent.click(tick());
  await press('Forget all of it');
  await waitFor(() => expect(isShared()).toBe(true));
  await waitFor(() => expect(draftsLeft()).toBe(0));
});

it('keeps the codes and forgets the rest on request', async () => {
  const { forgetSent, isShared, draftsLeft } = await show([sent], { drafts: 2 });
  fireEvent.click(tick());
  expect(await screen.findByText('2 forms that are half filled.')).toBeTruthy();
  expect(choices()).toEqual(['Cancel, change nothing', 'Keep the code, forget the rest', 'Forget all of it']);
  await press('Keep the code, forget the rest');
  await waitFor(() => expect(isShared()).toBe(true));
  await waitFor(() => expect(draftsLeft()).toBe(0));
  expect(forgetSent).not.toHaveBeenCalled();
});

it('does not ask where nothing is kept', async () => {
  const { isShared } = await show([]);
  fireEvent.click(tick());
  await waitFor(() => expect(isShared()).toBe(true));
});
