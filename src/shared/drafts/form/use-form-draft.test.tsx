// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { TextAreaField, TextField } from '@/shared/ui/form';
import { createDraftDevice } from '../../../../tests/samples/draft-device';
import { createEnglish } from '../../../../tests/samples/words';
import { DraftForm } from './draft-form';
import { DraftNote, UnkeptSwitch } from './draft-note';
import { KeptNote } from './kept-note';
import { DraftSourceContext } from '../store/draft-source';
import { draftStoreOf } from './use-draft-store';
import type { DraftStore } from '../store/draft-store';
import { useDraftValues, useFormDraft } from './use-form-draft';

const name = { form: 'sample', version: 2 };
const empty = { name: '', message: '' };

function Sample({ onSent = () => undefined }: { onSent?: ((values: object) => void) | undefined }) {
  const form = useForm({ defaultValues: useDraftValues(name, empty) });
  const draft = useFormDraft(name, form, empty);
  return (
    <DraftForm
      draft={draft}
      aria-label="Sample"
      onSubmit={(event) => void form.handleSubmit((values) => onSent(values))(event)}
    >
      <DraftNote draft={draft} />
      <KeptNote draft={draft} labels={{ phone: 'Your phone' }} />
      <TextField form={form} name="name" label="Name" autoComplete="name" />
      <TextAreaField form={form} name="message" label="Message" />
      <UnkeptSwitch draft={draft} />
    </DraftForm>
  );
}

async function show(prepare: (drafts: DraftStore) => void = () => undefined, device = createDraftDevice()) {
  const english = await createEnglish('validation', 'words', 'shell');
  const before = draftStoreOf(device.tab());
  const close = before.hold(name);
  await vi.waitFor(() => expect(before.stateOf('sample').kind).not.toBe('reading'));
  prepare(before);
  close();
  await vi.waitFor(() => expect(before.stateOf('sample').kind).toBe('reading'));
  await before.flush();
  device.die();
  const source = device.tab();
  const drafts = draftStoreOf(source);
  const { unmount } = render(
    <I18nextProvider i18n={english}>
      <DraftSourceContext value={source}>
        <Sample />
      </DraftSourceContext>
    </I18nextProvider>,
  );
  await waitFor(() => expect(drafts.stateOf('sample').kind).not.toBe('reading'));
  const kept = async () => {
    await act(() => drafts.flush());
    return JSON.stringify([...device.rows.values()]);
  };
  return { drafts, device, unmount, kept };
}

/** The browser restores the page from the back-forward cache. */
const comeBack = () =>
  act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const note = () => screen.getByText(/does not fit the new form/).parentElement ?? document.body;

describe('a form whose draft has another version', () => {
  const before = (drafts: DraftStore) => {
    drafts.save('sample', 1, { name: 'Ama', phone: '024 123', homeTown: 'Ho', message: ['one', 'two'] });
  };

  it('starts with the values that fit, and shows the rest with labels', async () => {
    await show(before);
    expect(field('Name').value).toBe('Ama');
    expect(field('Message').value).toBe('');
    expect(
      within(note())
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Your phone', 'Home town', 'Message']);
    expect(within(note()).getByText('024 123')).toBeTruthy();
  });

  it('keeps the rest while the form changes, until it is discarded', async () => {
    const { kept } = await show(before);
    type('Message', 'three');
    expect(await kept()).toContain('024 123');
    fireEvent.click(within(note()).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/does not fit/)).toBeNull();
    expect(await kept()).not.toContain('024 123');
    expect(field('Message').value).toBe('three');
  });

  it('copies the rest, or selects it where there is no clipboard', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await show(before);
    const copy = within(note()).getByRole('button', { name: 'Copy' });
    fireEvent.click(copy);
    await screen.findByText('Copied');
    expect(writeText).toHaveBeenCalledWith('Your phone: 024 123\nHome town: Ho\nMessage: one, two');
    writeText.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    fireEvent.click(copy);
    await screen.findByText('Hold the marked text to copy it');
    expect(getSelection()?.toString()).toContain('024 123');
    vi.unstubAllGlobals();
  });
});

describe('without a stored draft', () => {
  const leaveOut = () => fireEvent.click(screen.getByLabelText(/^Do not keep this/));
  const share = (drafts: DraftStore) => drafts.setSharedPhone(true);

  it('a form is emptied when the page is left, and its code is deleted', async () => {
    const { drafts, kept } = await show();
    type('Message', 'hush');
    leaveOut();
    expect(field('Message').value).toBe('hush');
    expect(drafts.reserveCode('sample', 'hush', () => 'LL-1')).toBe('LL-1');
    fireEvent(window, new Event('pagehide'));
    expect(field('Message').value).toBe('');
    expect(drafts.reserveCode('sample', 'hush', () => 'LL-2')).toBe('LL-2');
    expect(await kept()).toBe('[]');
  });

  it('a form restored by the browser is emptied', async () => {
    await show((drafts) => void share(drafts));
    type('Message', 'hush');
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }));
    expect(field('Message').value).toBe('hush');
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(field('Message').value).toBe('');
  });

  it('navigation inside the site deletes the code, and the choice for the form', async () => {
    const { drafts, unmount } = await show();
    leaveOut();
    drafts.reserveCode('sample', 'hush', () => 'LL-1');
    unmount();
    await Promise.resolve();
    expect(drafts.reserveCode('sample', 'hush', () => 'LL-2')).toBe('LL-2');
    expect(drafts.isUnkept('sample')).toBe(false);
  });

  it('autocomplete of the form is off', async () => {
    await show();
    const purposes = () =>
      [screen.getByRole('form'), field('Name')].map((e) => e.getAttribute('autocomplete'));
    expect(purposes()).toEqual([null, 'name']);
    leaveOut();
    expect(purposes()).toEqual(['off', 'off']);
    leaveOut();
    expect(purposes()).toEqual([null, 'name']);
  });

  it('a shared phone has no choice for one form', async () => {
    await show((drafts) => void share(drafts));
    expect(screen.queryByLabelText(/^Do not keep this/)).toBeNull();
    expect(screen.getByText('Shared phone: nothing is kept here.')).toBeTruthy();
  });
});

/** Renders the form with a draft that is delivered once `answer` is called. */
async function showSlowly(onSent?: (values: object) => void) {
  const device = createDraftDevice();
  const rows = device.tab().ports.rows;
  let answer: () => void = () => undefined;
  await show((drafts) => drafts.save('sample', 2, { name: 'Ama', message: 'before' }), device);
  document.body.replaceChildren();
  device.die();
  const waiting = { ...device.tab(), ports: { ...device.tab().ports } };
  waiting.ports.rows = {
    ...rows,
    list: async (form) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return rows.list(form);
    },
  };
  const english = await createEnglish('validation', 'words', 'shell');
  render(
    <I18nextProvider i18n={english}>
      <DraftSourceContext value={waiting}>
        <Sample onSent={onSent} />
      </DraftSourceContext>
    </I18nextProvider>,
  );
  const restored = () =>
    waitFor(() => {
      answer();
      expect(field('Name').value).toBe('Ama');
    });
  return { device, waiting, restored };
}

it('input before the storage has answered overrides the draft', async () => {
  const { device, waiting, restored } = await showSlowly();
  type('Message', 'typed at once');
  await restored();
  expect(field('Message').value).toBe('typed at once');
  await act(() => draftStoreOf(waiting).flush());
  expect(JSON.stringify([...device.rows.values()])).toContain('typed at once');
});

it('a submit before the storage has answered is sent once, with the draft', async () => {
  const onSent = vi.fn();
  const { restored } = await showSlowly(onSent);
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.submit(screen.getByRole('form'));
  expect(onSent).not.toHaveBeenCalled();
  await restored();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(onSent.mock.calls).toEqual([[{ name: 'Ama', message: 'before' }]]);
});

it('autocomplete of the form is off before the storage has answered', async () => {
  await showSlowly();
  fireEvent.click(screen.getByLabelText(/^Do not keep this/));
  expect(screen.getByRole('form').getAttribute('autocomplete')).toBe('off');
});

it('a form with a draft keeps its values when the page is left', async () => {
  const { drafts } = await show();
  type('Message', 'hello');
  fireEvent(window, new Event('pagehide'));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(field('Message').value).toBe('hello');
  expect(drafts.load('sample', 2)?.values).toEqual({ name: '', message: 'hello' });
});

describe('a page restored after another page in its tab', () => {
  const ama = (drafts: DraftStore) => void drafts.save('sample', 2, { name: 'Ama', message: 'Maths' });

  it('shows nothing that was sent there', async () => {
    const { drafts, device, kept } = await show(ama);
    await waitFor(() => expect(field('Name').value).toBe('Ama'));
    device.rows.clear();
    await comeBack();
    await waitFor(() => expect([field('Name').value, field('Message').value]).toEqual(['', '']));
    expect(drafts.stateOf('sample')).toEqual({ kind: 'empty' });
    expect(await kept()).toBe('[]');
  });

  it('shows what was typed there', async () => {
    const { device } = await show(ama);
    await waitFor(() => expect(field('Name').value).toBe('Ama'));
    for (const row of device.rows.values()) {
      const texts = row.texts.map((text) => ({ ...text, values: { name: 'Ama', message: 'Physics' } }));
      device.rows.set(row.id, { ...row, texts });
    }
    await comeBack();
    await waitFor(() => expect(field('Message').value).toBe('Physics'));
  });

  it('keeps values that the storage does not have or cannot return', async () => {
    const { device, kept } = await show(ama);
    await waitFor(() => expect(field('Name').value).toBe('Ama'));
    type('Message', 'English');
    await comeBack();
    await waitFor(async () => expect(await kept()).toContain('English'));
    expect(field('Message').value).toBe('English');
    device.rows.clear();
    device.lock();
    await comeBack();
    expect(field('Name').value).toBe('Ama');
  });
});
