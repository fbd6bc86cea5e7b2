import {
  changesOnly,
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { albumPath } from './album';
import {
  consentPath,
  consentSchema,
  copyNames,
  copyPath,
  copyTypes,
  maximumCopyBytes,
  picturePath,
  pictureSchema,
  type PictureFacts,
} from './album-picture';
import { isConsented } from './consent-at';

const placeOf = ({ params }: Pick<AccessContext, 'params'>) => ({
  slug: params.slug ?? '',
  picture: params.picture ?? '',
});

const names = (album: DocumentData | null, picture: string): boolean =>
  Array.isArray(album?.pictures) && album.pictures.includes(picture);

/** Whether the album gets a new version in the batch, with its line of the change log. */
async function changesAlbum(context: AccessContext): Promise<boolean> {
  const path = albumPath(placeOf(context).slug);
  const [before, after] = [await context.read(path), await context.readAfter(path)];
  return after !== null && before?.lastChange !== after.lastChange;
}

/** Whether visitors may see the picture: its album is published, and its consent lasts. */
async function isShown(context: AccessContext, picture: DocumentData | null): Promise<boolean> {
  if (picture === null || !isConsented(picture as PictureFacts, context.now)) return false;
  return (await context.read(albumPath(placeOf(context).slug)))?.state === 'published';
}

/** Whether a picture with a child has a consent on file after the batch, and one without a child has none. */
async function hasConsentOnFile(context: AccessContext): Promise<boolean> {
  const { slug, picture } = placeOf(context);
  const consent = await context.readAfter(consentPath(slug, picture));
  return (consent !== null) === (context.after?.until !== '');
}

const hasCopiesAfter = async (context: AccessContext, are: boolean): Promise<boolean> => {
  const { slug, picture } = placeOf(context);
  const copies = await Promise.all(copyNames.map((name) => context.readAfter(copyPath(slug, picture, name))));
  return copies.every((copy) => (copy !== null) === are);
};

const writesPicture = async (context: AccessContext): Promise<boolean> =>
  isAdmin(context) &&
  isStored(pictureSchema, context.after) &&
  (await changesAlbum(context)) &&
  (await hasConsentOnFile(context));

/**
 * Pictures of an album. Everybody reads one whose album is published, until its consent ends. It comes with
 * its copies, and goes with them and with its consent; each change is one of the album, with its line.
 */
const pictureAccess: CollectionAccess = {
  pattern: picturePath('{slug}', '{picture}'),
  get: async (context) => context.before === null || isAdmin(context) || isShown(context, context.before),
  list: isAdmin,
  create: async (context) => {
    const { slug, picture } = placeOf(context);
    const path = albumPath(slug);
    return (
      (await writesPicture(context)) &&
      !names(await context.read(path), picture) &&
      names(await context.readAfter(path), picture) &&
      hasCopiesAfter(context, true)
    );
  },
  update: async (context) => changesOnly(context, ['alt', 'caption', 'until']) && writesPicture(context),
  delete: async (context) => {
    const { slug, picture } = placeOf(context);
    return (
      isAdmin(context) &&
      (await changesAlbum(context)) &&
      !names(await context.readAfter(albumPath(slug)), picture) &&
      (await hasCopiesAfter(context, false)) &&
      (await context.readAfter(consentPath(slug, picture))) === null
    );
  },
};

const isCopy = ({ id, after }: AccessContext): boolean =>
  after !== null &&
  copyNames.some((name) => name === id) &&
  Object.keys(after).length === 2 &&
  copyTypes.some((type) => type === after.type) &&
  after.bytes instanceof Uint8Array &&
  after.bytes.length > 0 &&
  after.bytes.length <= maximumCopyBytes;

/** Bytes of a picture: read as the picture is, written and deleted with it, and never changed. */
const copyAccess: CollectionAccess = {
  pattern: copyPath('{slug}', '{picture}', '{copy}'),
  get: async (context) => {
    const { slug, picture } = placeOf(context);
    if (context.before === null || isAdmin(context)) return true;
    return isShown(context, await context.read(picturePath(slug, picture)));
  },
  create: async (context) => {
    const { slug, picture } = placeOf(context);
    const path = picturePath(slug, picture);
    if (!isAdmin(context) || !isCopy(context)) return false;
    return (await context.read(path)) === null && (await context.readAfter(path)) !== null;
  },
  delete: async (context) => {
    const { slug, picture } = placeOf(context);
    return isAdmin(context) && (await context.readAfter(picturePath(slug, picture))) === null;
  },
};

/** Who agreed, for the office alone. Written in the batch of its picture. */
const consentAccess: CollectionAccess = {
  pattern: consentPath('{slug}', '{picture}'),
  get: isAdmin,
  create: async (context) => isWritten(context),
  update: async (context) => isWritten(context),
  delete: async (context) => {
    const { slug, picture } = placeOf(context);
    const after = await context.readAfter(picturePath(slug, picture));
    return isAdmin(context) && (after === null || after.until === '') && changesAlbum(context);
  },
};

async function isWritten(context: AccessContext): Promise<boolean> {
  const { slug, picture } = placeOf(context);
  if (!isAdmin(context) || !isStored(consentSchema, context.after)) return false;
  const of = await context.readAfter(picturePath(slug, picture));
  return of !== null && of.until !== '' && changesAlbum(context);
}

/** Access rules of what stands below an album. */
export const albumPicturesAccess: readonly CollectionAccess[] = [pictureAccess, copyAccess, consentAccess];
