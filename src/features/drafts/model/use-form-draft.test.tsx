// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '@/shared/lib/storage';
import { TextAreaField, TextField } from '@/shared/ui/form';
import { createEnglish } from '../../../../tests/samples/words';
import { DraftForm } from '../ui/draft-form';
import { DraftNote, SharedPhoneSwitch } from '../ui/draft-note';
import { KeptNote } from '../ui/kept-note';
import { DraftSourceContext } from './draft-source';
import { draftStoreOf } from './use-draft-store';
import type { DraftStore } from './draft-store';
import { useDraftValues, useFormDraft } from './use-form-draft';

const name = { form: 'sample', version: 2 };
const empty = { name: '', message: '' };

function Sample() {
  const form = useForm({ defaultValues: useDraftValues(name, empty) });
  const draft = useFormDraft(name, form, empty);
  return (
    <DraftForm draft={draft} aria-label="Sample">
      <DraftNote draft={draft} />
      <KeptNote draft={draft} labels={{ phone: 'Your phone' }} />
      <TextField form={form} name="name" label="Name" autoComplete="name" />
      <TextAreaField form={form} name="message" label="Message" />
      <SharedPhoneSwitch draft={draft} />
    </DraftForm>
  );
}

async function show(prepare: (drafts: DraftStore) => void = () => undefined) {
  const english = await createEnglish('validation', 'words', 'shell');
  const device = createMemoryStore();
  const source = { device, now: () => new Date('2026-03-09T16:12:00Z') };
  const drafts = draftStoreOf(source);
  prepare(drafts);
  const { unmount } = render(
    <I18nextProvider i18n={english}>
      <DraftSourceContext value={source}>
        <Sample />
      </DraftSourceContext>
    </I18nextProvider>,
  );
  return { drafts, device, unmount };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const note = () => screen.getByText(/does not fit the new form/).parentElement ?? document.body;

describe('a form whose draft has another version', () => {
  const before = (drafts: DraftStore) => {
    drafts.save('sample', 1, { name: 'Ama', phone: '024 123', homeTown: 'Ho', message: ['one', 'two'] });
  };

  it('begins with what fits, and shows the rest with its labels', async () => {
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

  it('keeps the rest while somebody types, until it is discarded', async () => {
    const { device } = await show(before);
    type('Message', 'three');
    const texts = () => device.keys('lifeline.draft').map((key) => device.get(key));
    expect(texts()).toContainEqual(expect.stringContaining('024 123'));
    fireEvent.click(within(note()).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/does not fit/)).toBeNull();
    expect(texts()).not.toContainEqual(expect.stringContaining('024 123'));
    expect(field('Message').value).toBe('three');
  });

  it('copies the rest, and marks it where it may not', async () => {
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

describe('on a shared phone', () => {
  const share = () => fireEvent.click(screen.getByLabelText(/^Shared phone/));

  it('a form is empty when somebody leaves the page, and its code is forgotten', async () => {
    const { drafts, device } = await show();
    type('Message', 'hush');
    share();
    expect(field('Message').value).toBe('hush');
    expect(drafts.reserveCode('sample', 'hush', () => 'LL-1')).toBe('LL-1');
    fireEvent(window, new Event('pagehide'));
    expect(field('Message').value).toBe('');
    expect(drafts.reserveCode('sample', 'hush', () => 'LL-2')).toBe('LL-2');
    expect(device.keys('')).toEqual(['lifeline.shared-phone']);
  });

  it('a form that the browser brings back is emptied', async () => {
    await show((drafts) => drafts.setSharedPhone(true));
    type('Message', 'hush');
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }));
    expect(field('Message').value).toBe('hush');
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(field('Message').value).toBe('');
  });

  it('going on inside the site forgets the code', async () => {
    const { drafts, unmount } = await show((opened) => opened.setSharedPhone(true));
    drafts.reserveCode('sample', 'hush', () => 'LL-1');
    unmount();
    expect(drafts.reserveCode('sample', 'hush', () => 'LL-2')).toBe('LL-2');
  });

  it('the browser is asked to remember nothing of it', async () => {
    await show();
    const purposes = () =>
      [screen.getByRole('form'), field('Name')].map((e) => e.getAttribute('autocomplete'));
    expect(purposes()).toEqual([null, 'name']);
    share();
    expect(purposes()).toEqual(['off', 'off']);
    share();
    expect(purposes()).toEqual([null, 'name']);
  });
});

it('elsewhere a form keeps what is in it when somebody leaves the page', async () => {
  const { drafts } = await show();
  type('Message', 'hello');
  fireEvent(window, new Event('pagehide'));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(field('Message').value).toBe('hello');
  expect(drafts.load('sample', 2)?.values).toEqual({ name: '', message: 'hello' });
});
