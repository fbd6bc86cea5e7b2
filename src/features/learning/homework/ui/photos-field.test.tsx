// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Attachments } from '@/shared/drafts';
import { notStraightened } from '@/shared/pictures';
import { modalDialogs } from '../../../../../tests/samples/modal-dialogs';
import { createEnglish } from '../../../../../tests/samples/words';
import { PhotosField } from './photos-field';

beforeEach(() => {
  modalDialogs();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

const photo = (name: string, size: number, doubts: readonly string[] = []) => ({
  id: name,
  name,
  file: new File([new Uint8Array(size)], name),
  url: `blob:${name}`,
  type: 'image/jpeg',
  kind: '',
  doubts,
});

async function show(state: Partial<Attachments>) {
  const english = await createEnglish('homework', 'photos', 'words');
  const photos: Attachments = {
    offered: [],
    items: [],
    problems: [],
    isWorking: false,
    add: vi.fn<Attachments['add']>().mockResolvedValue(undefined),
    accept: vi.fn<Attachments['accept']>().mockResolvedValue(undefined),
    remove: vi.fn<Attachments['remove']>().mockResolvedValue(undefined),
    clear: vi.fn<Attachments['clear']>().mockResolvedValue(undefined),
    straighten: vi.fn<Attachments['straighten']>().mockResolvedValue(undefined),
    wholeOf: vi.fn<Attachments['wholeOf']>().mockResolvedValue(null),
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
    'a.jpg142 kBCan you read it? It is sent like this.Turn or cropRemove',
    'b.jpg1 kBCan you read it? It is sent like this.Turn or cropRemove',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove b.jpg' }));
  expect(photos.remove).toHaveBeenCalledWith('b.jpg');
  expect(document.activeElement).toBe(field);
});

it('warns of a photo that is hard to read, until somebody can read it', async () => {
  const { photos } = await show({ items: [photo('a.jpg', 1, ['dark', 'blurred'])] });
  expect(screen.getByRole('alert').textContent).toBe(
    'Look at it once moreIt looks dark. Go to a window.' +
      'It looks blurred. Hold the phone still, and tap on the page first.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'I can read it' }));
  expect(photos.accept).toHaveBeenCalledWith('a.jpg');
});

it('turns and crops a photo with buttons and sliders, and leaves it when the dialog is closed', async () => {
  const file = new File(['whole'], 'a.jpg');
  const { photos } = await show({
    items: [photo('a.jpg', 1)],
    wholeOf: vi.fn<Attachments['wholeOf']>().mockResolvedValue({ file, how: notStraightened }),
  });
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Turn or crop a.jpg' }));
    return screen.findByRole('slider', { name: 'Cut off left' });
  };
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Leave it as it was' }));
  expect(photos.straighten).not.toHaveBeenCalled();
  fireEvent.change(await open(), { target: { value: '20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Turn right' }));
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Cut off above' }).value).toBe('20');
  fireEvent.click(screen.getByRole('button', { name: 'Use it' }));
  expect(photos.straighten).toHaveBeenCalledWith('a.jpg', { ...notStraightened, turns: 1, top: 0.2 });
  expect(screen.queryByRole('slider')).toBeNull();
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
