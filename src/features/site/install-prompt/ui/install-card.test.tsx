// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { createI18n } from '@/shared/i18n';
import words from '@locales/en/install.json';
import { InstallPromptContext } from '../model/install-prompt-context';
import { installPromptMachine, type InstallFact } from '../model/install-prompt-machine';
import { InstallCard } from './install-card';

/** Renders the card with the real machine and sends it the given events. */
async function show(...facts: InstallFact['type'][]) {
  const commands: string[] = [];
  const machine = installPromptMachine.provide({
    actors: { browser: fromCallback(({ receive }) => receive(({ type }) => void commands.push(type))) },
    actions: { rememberPostponement: () => undefined },
    guards: { isPostponed: () => false },
    delays: { restOfPostponement: () => 86_400_000 },
  });
  const actor = createActor(machine).start();
  const tell = (type: InstallFact['type']) => act(() => actor.send({ type }));
  const english = await createI18n('en', { en: { install: words } });
  const page = (running: typeof actor | null) => (
    <I18nextProvider i18n={english}>
      <InstallPromptContext value={{ read: () => running, subscribe: () => () => undefined }}>
        <InstallCard />
      </InstallPromptContext>
    </I18nextProvider>
  );
  const { rerender } = render(page(null));
  expect(screen.queryByRole('region')).toBeNull();
  rerender(page(actor));
  facts.forEach(tell);
  return { commands, tell };
}

const card = () => screen.queryByRole('region');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('is hidden where nothing can be installed, and in the installed app', async () => {
  const { tell } = await show();
  expect(card()).toBeNull();
  tell('display.standalone');
  expect(card()).toBeNull();
});

it('shows the benefits and the size of the installation', async () => {
  await show('prompt.captured');
  const reasons = within(screen.getByRole('region', { name: 'Keep Lifeline on this device' }));
  expect(reasons.getByText('It opens without network.')).toBeTruthy();
  expect(reasons.getByText(/It takes about \d+ kB/)).toBeTruthy();
  expect(reasons.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Install',
    'Not now',
  ]);
});

it('opens the browser’s dialogue on Install, and disappears after the installation', async () => {
  const { commands, tell } = await show('prompt.captured');
  press('Install');
  expect(commands).toEqual(['show']);
  expect(screen.getByRole('status').textContent).toBe('Your browser goes on from here.');
  expect(screen.queryByRole('button')).toBeNull();
  tell('prompt.accepted');
  tell('app.installed');
  expect(card()).toBeNull();
});

it('disappears on Not now', async () => {
  const { commands } = await show('prompt.captured');
  press('Not now');
  expect(card()).toBeNull();
  expect(commands).toEqual([]);
});

it('shows three steps on an iPhone, and no button that could not work', async () => {
  await show('iphone.recognised');
  expect(screen.getByRole('region', { name: 'Keep Lifeline on this iPhone or iPad' })).toBeTruthy();
  const list = screen.getByRole('list', { name: 'Steps' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Not now']);
  press('Not now');
  expect(card()).toBeNull();
});
