// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { LoadBackendContext } from '@/shared/api';
import { BackendFailure, type BackendPort, type Write } from '@/shared/backend';
import { albumSlug } from '../../../../../tests/samples/albums';
import { office } from '../../../../../tests/samples/records';
import { useAddPicture, type ChosenPicture } from './use-add-picture';

// That of jsdom cannot be read.
const file = (words: string) => new NodeBlob([words], { type: 'image/webp' }) as Blob;
/** Two choices weigh the same and have the same shape, as photos of one camera do. */
const choice = (words: string): ChosenPicture => ({
  copies: { small: file(words), large: file(words), width: 1280, height: 960 },
  url: `blob:${words}`,
});
const texts = { facts: { alt: 'Books on a table', caption: '', until: '' }, consent: null };

/** A backend that makes the first write and loses its answer. */
function openLosing() {
  const sent: (readonly Write[])[] = [];
  const commit = async (writes: readonly Write[]) => {
    sent.push(writes);
    const isAgain = sent.slice(0, -1).some((before) => before[0]?.path === writes[0]?.path);
    if (isAgain) throw new BackendFailure('already-exists', 'written before');
    if (sent.length === 1) throw new BackendFailure('unavailable', 'the answer was lost');
  };
  const backend = { documents: { commit } } as unknown as BackendPort;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LoadBackendContext value={async () => backend}>{children}</LoadBackendContext>
  );
  const album = (lastChange: string) => ({ slug: albumSlug, lastChange, pictures: [] });
  const { result, rerender } = renderHook(({ version }) => useAddPicture(album(version), office), {
    wrapper,
    initialProps: { version: 'a0' },
  });
  const add = (chosen: ChosenPicture) => act(() => result.current.add({ ...texts, chosen }));
  return { sent, add, showVersion: (version: string) => rerender({ version }) };
}

const pathsOf = (writes: readonly Write[] | undefined) => writes?.map(({ path }) => path);

it('adds a picture once whose answer was lost, though the album shows it by now', async () => {
  const { sent, add, showVersion } = openLosing();
  expect(await add(choice('one'))).toBe(false);
  showVersion('a1');
  expect(await add(choice('one'))).toBe(true);
  expect(sent).toHaveLength(2);
  expect(pathsOf(sent[1])).toEqual(pathsOf(sent[0]));
});

it('takes another file for another picture, also of the same size and with the same texts', async () => {
  const { sent, add } = openLosing();
  expect(await add(choice('one'))).toBe(false);
  expect(await add(choice('two'))).toBe(true);
  expect(pathsOf(sent[1])).not.toEqual(pathsOf(sent[0]));
  expect(sent[1]).toContainEqual(
    expect.objectContaining({ data: { type: 'image/webp', bytes: new TextEncoder().encode('two') } }),
  );
});
