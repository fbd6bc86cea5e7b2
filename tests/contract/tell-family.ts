import { expect } from 'vitest';
import { tellingPath } from '../../src/entities/telling/model/telling';
import { writeTelling } from '../../src/entities/telling';
import type { BackendPort, Write } from '@/shared/backend';

interface Backend extends Pick<BackendPort['documents'], 'get' | 'list'> {
  readonly commit: (writes: readonly Write[]) => Promise<unknown>;
  readonly commitTwice: (writes: readonly Write[]) => Promise<unknown>;
}

/** The tutor who has taught a lesson tells the family, once, without a name, and finds what was told. */
export async function tellFamily(
  { record, userId }: { readonly record: string; readonly userId: string },
  { commit, commitTwice, get, list }: Backend,
): Promise<void> {
  const id = String((await get(record))?.lastChange);
  const telling = (name: string) =>
    writeTelling({
      change: { id, record, event: 'lesson.taught' },
      way: 'whatsapp',
      by: { userId, name },
    });
  expect(await get(tellingPath(id))).toBeNull();
  await expect(commit([telling('Abena')])).rejects.toMatchObject({ code: 'forbidden' });
  await commitTwice([telling('')]);
  expect(await get(tellingPath(id))).toMatchObject({ userId, name: '' });
  const own = await list({
    collection: 'tellings',
    where: [
      { field: 'userId', equals: userId },
      { field: 'at', notBefore: new Date(Date.now() - 60_000).toISOString() },
    ],
    orderBy: { field: 'at', direction: 'descending' },
    limit: 50,
  });
  expect(own).toMatchObject([{ id, data: { record, way: 'whatsapp' } }]);
  const all = list({ collection: 'tellings', limit: 50 });
  await expect(all).rejects.toMatchObject({ code: 'forbidden' });
}
