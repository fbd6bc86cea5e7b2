// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it } from 'vitest';
import { DataSaverContext } from '@/shared/data-saver';
import { modalDialogs } from '../../../../tests/samples/modal-dialogs';
import { createEnglish } from '../../../../tests/samples/words';
import { PhotoViewer } from './photo-viewer';
import type { ViewedPhoto } from './use-open-photo';

const english = await createEnglish('photos', 'data', 'words');
const urls = new Set<string>();
const loads: string[] = [];

beforeEach(() => {
  modalDialogs();
  urls.clear();
  loads.length = 0;
  let made = 0;
  URL.createObjectURL = () => {
    made += 1;
    urls.add(`blob:${made}`);
    return `blob:${made}`;
  };
  URL.revokeObjectURL = (url) => void urls.delete(url);
});

const photo = (id: string, change: Partial<ViewedPhoto> = {}): ViewedPhoto => ({
  id,
  bytes: 142_000,
  load: async () => {
    loads.push(id);
    return new Blob([id]);
  },
  ...change,
});

function Site({ isSaving, photos }: { isSaving: boolean; photos: readonly ViewedPhoto[] }) {
  const [at, setAt] = useState<number | null>(0);
  const source = { read: () => isSaving, subscribe: () => () => undefined, set: () => undefined };
  return (
    <I18nextProvider i18n={english}>
      <DataSaverContext value={source}>
        <PhotoViewer photos={photos} at={at} onChange={setAt} />
      </DataSaverContext>
    </I18nextProvider>
  );
}

const show = (photos: readonly ViewedPhoto[], isSaving = false) =>
  render(<Site isSaving={isSaving} photos={photos} />);
const image = () => screen.findByRole<HTMLImageElement>('img');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('keeps at most one photo in memory, and none when it is closed', async () => {
  show([photo('one'), photo('two'), photo('three')]);
  expect((await image()).alt).toBe('Photo 1 of 3');
  press('Next photo');
  await screen.findByRole('img', { name: 'Photo 2 of 3' });
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  await screen.findByRole('img', { name: 'Photo 3 of 3' });
  expect(urls.size).toBe(1);
  press('Next photo');
  expect(loads).toEqual(['one', 'two', 'three']);
  press('Close');
  expect(screen.queryByRole('img')).toBeNull();
  expect(urls.size).toBe(0);
});

it('frees a photo that comes after the viewer was closed', async () => {
  let arrive: (file: Blob) => void = () => undefined;
  show([photo('one', { load: () => new Promise((resolve) => (arrive = resolve)) })]);
  expect(screen.getByRole('status').textContent).toBe('The photo is on its way.');
  press('Close');
  await act(async () => arrive(new Blob(['late'])));
  expect(urls.size).toBe(0);
});

it('names the size and the price with the data saver on, and waits for a tap', async () => {
  show([photo('one')], true);
  expect(screen.getByText(/^This photo: 142.kB, /)).toBeDefined();
  expect(loads).toEqual([]);
  press('Load the photo');
  await image();
  expect(loads).toEqual(['one']);
});

it('opens a photo that is on the device without asking', async () => {
  show([photo('one', { isOnDevice: true })], true);
  await image();
});

it('says that a photo did not come, and tries again', async () => {
  let isOffline = true;
  const load = async () => {
    if (isOffline) throw new Error('offline');
    return new Blob(['one']);
  };
  show([photo('one', { load })]);
  await screen.findByText('The photo did not come. Is there network?');
  isOffline = false;
  press('Try again');
  await image();
});

it('is enlarged, moved and turned by keys', async () => {
  show([photo('one')]);
  const shown = await image();
  Object.defineProperties(shown, { naturalWidth: { value: 800 }, naturalHeight: { value: 400 } });
  const stage = shown.parentElement;
  Object.defineProperties(stage, { clientWidth: { value: 400 }, clientHeight: { value: 400 } });
  fireEvent.load(shown);
  const key = (name: string) => fireEvent.keyDown(window, { key: name });
  expect(shown.style.transform).toContain('rotate(0deg) scale(0.5)');
  key('+');
  key('ArrowLeft');
  expect(shown.style.transform).toContain('translate(60px, 0px) rotate(0deg) scale(0.75)');
  key('r');
  expect(shown.style.transform).toContain('translate(0px, 0px) rotate(90deg) scale(0.5)');
  key('+');
  key('-');
  expect(shown.style.transform).toContain('scale(0.5)');
});
