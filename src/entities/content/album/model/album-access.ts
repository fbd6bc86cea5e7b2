import { changesOnly, isAdmin, type AccessContext, type CollectionAccess } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { albumFields, albumPath, albumSchema, type Album } from './album';
import { albumLifecycle } from './album-lifecycle';
import { picturePath } from './album-picture';
import { albumEdited, pictureAdded, pictureEdited, pictureRemoved } from './write-album';

/** Fields that change without a transition, by event. */
export const notedOfAlbum: Readonly<Record<string, readonly string[]>> = {
  [albumEdited]: [...albumFields, 'pictures', 'basis'],
  [pictureAdded]: ['pictures', 'basis'],
  [pictureEdited]: ['basis'],
  [pictureRemoved]: ['pictures', 'basis'],
};

const isAlbum = ({ id, after }: AccessContext): boolean => isStored(albumSchema, after) && after?.slug === id;

const move = lifecycleRule(albumLifecycle, {}, (context) => (isAdmin(context) ? 'office' : null));

const picturesOf = (album: AccessContext['before']): Album['pictures'] =>
  (album as Album | null)?.pictures ?? [];

/**
 * Whether the list names one picture more, which comes in the same batch, or one less, which goes in it, or
 * the same ones in any order.
 */
async function followsPictures({ id, before, after, readAfter }: AccessContext): Promise<boolean> {
  const [had, has] = [picturesOf(before), picturesOf(after)];
  const [come, more] = has.filter((one) => !had.includes(one));
  const [gone, less] = had.filter((one) => !has.includes(one));
  if (more !== undefined || less !== undefined) return false;
  if (come !== undefined && gone !== undefined) return false;
  if (come !== undefined) return (await readAfter(picturePath(id, come))) !== null;
  return gone === undefined || (await readAfter(picturePath(id, gone))) === null;
}

/**
 * Everybody reads published albums; the office writes them. An edit names the version it was made of, so that
 * of two people at the same album the second one is refused. Without a picture none is published.
 */
export const albumAccess: CollectionAccess = {
  pattern: albumPath('{id}'),
  get: (context) => context.before === null || context.before.state === 'published' || isAdmin(context),
  list: ({ actor, query }) =>
    isAdmin({ actor }) ||
    (query.where ?? []).some(
      (part) => part.field === 'state' && 'equals' in part && part.equals === 'published',
    ),
  create: (context) =>
    isAdmin(context) &&
    isAlbum(context) &&
    picturesOf(context.after).length === 0 &&
    isNewRecord(context, albumLifecycle),
  update: async (context) => {
    const { before, after, now } = context;
    if (!isAdmin(context) || !isAlbum(context) || after?.updatedAt !== now) return false;
    if (before?.state !== after.state)
      return (after.state !== 'published' || picturesOf(after).length > 0) && move(context);
    return (
      after.basis === before?.lastChange &&
      changesOnly(context, [...albumFields, 'pictures', 'basis', 'updatedAt', 'lastChange']) &&
      (await followsPictures(context))
    );
  },
};
