// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import type { Attachments } from '@/shared/drafts';
import { createEnglish } from '../../../../../tests/samples/words';
import { PhotosField } from './photos-field';

const photo = (name: string, size: number) => ({
  id: name,
  name,
  file: new File([new Uint8Array(size)], name),
  url: `blob:${name}`,
  type: 'image/jpeg',
  kind: '',
  doubts: [],
});

async function show(state: Partial<Attachments>) {
  const english = await createEnglish('homework', 'words');
  const photos: Attachments = {
    offered: [],
    items: [],
    problems: [],
    isWorking: false,
    add: vi.fn<Attachments['add']>().mockResolvedValue(undefined),
    accept: vi.fn<Attachments['accept']>().mockResolvedValue(undefined),
    remove: vi.fn<Attachments['remove']>().mockResolvedValue(undefined),
    clear: vi.fn<Attachments['clear']>().mockResolvedValue(undefined),
    takeOffered: vi.fn<Attachments['takeOffered']>().mockResolvedValue(''),
    refuseOffered: vi.fn<Attachments['refuseOffered']>().mockResolvedValue(undefined),
    ...state,
  };
  const onAdd = vi.fn<() => void>();
  render(
    <I18nextProvider i18n={english}>
      <PhotosField photos={photos} onAdd={onAdd} />
    </I18nextProvider>,
  );
  return { photos, onAdd, field: screen.getByLabelText<HTMLInputElement>(/^Photos \(optional, up to 3\)/) };
}

it('shows each photo with its size, and removes the chosen one', async () => {
  const { photos, field } = await show({ items: [photo('a.jpg', 141_600), photo('b.jpg', 1)] });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'a.jpg142 kBRemove',
    'b.jpg1 kBRemove',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove b.jpg' }));
  expect(photos.remove).toHaveBeenCalledWith('b.jpg');
  expect(document.activeElement).toBe(field);
});

it('shows the problem of each file at the field', async () => {
  const { field } = await show({
    problems: [
      { name: 'notes.pdf', kind: 'type' },
      { name: 'huge.jpg', kind: 'tooLarge' },
    ],
  });
  const described = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  expect(described?.textContent).toMatch(/^notes\.pdf is not a photo .* huge\.jpg is too large/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('passes on the chosen files and keeps the draft', async () => {
  const { photos, onAdd, field } = await show({});
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  Object.defineProperty(field, 'files', { value: [file] });
  fireEvent.change(field);
  expect(photos.add).toHaveBeenCalledWith([file]);
  expect(onAdd).toHaveBeenCalledTimes(1);
});
