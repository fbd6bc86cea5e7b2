import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import {
  dayShape,
  distinct,
  fieldMessage,
  limits,
  readStored,
  requiredText,
  uuidShape,
} from '@/shared/fields';
import { albumLifecycle } from './album-lifecycle';

/** Maximum number of pictures in an album. */
export const mostPictures = 24;

/** Maximum length of the caption of an album in characters. */
export const albumCaptionLength = 600;

const time = v.pipe(v.string(), v.isoTimestamp());

/** Id of an album: the last part of its address, `/gallery#…`. */
export const albumSlugShape = /^[a-z0-9][a-z0-9-]{2,59}$/;

/** What the office writes of an album. */
export const albumFacts = {
  title: requiredText(120),
  caption: requiredText(albumCaptionLength),
  place: requiredText(limits.shortText),
  /** Day on which the pictures were taken. */
  day: v.pipe(v.string(), v.regex(dayShape, fieldMessage('date'))),
} as const;

/** Stored album. The database rules are generated from this schema. */
export const albumSchema = v.strictObject({
  state: v.picklist(albumLifecycle.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  /** The version (`lastChange`) that was on the screen at the last edit; absent before the first one. */
  basis: v.exactOptional(v.pipe(v.string(), v.maxLength(60))),
  /** The id again. */
  slug: v.pipe(v.string(), v.regex(albumSlugShape)),
  ...albumFacts,
  /** Ids of its pictures in display order. What they show is stored below the album. */
  pictures: v.pipe(
    v.array(v.pipe(v.string(), v.regex(uuidShape))),
    v.maxLength(mostPictures),
    distinct<string>(),
  ),
});

/** Fields that an edit changes. */
export const albumFields = Object.keys(albumFacts) as readonly (keyof typeof albumFacts)[];

export type Album = Readonly<v.InferOutput<typeof albumSchema>>;

export type AlbumFacts = Pick<Album, keyof typeof albumFacts>;

export const albumCollection = 'gallery';
export const albumPath = (slug: string): string => `${albumCollection}/${slug}`;

export function parseAlbum(id: string, data: DocumentData): Album {
  const read = readStored(albumSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `album ${id}: ${read.problem}`);
  return read.output;
}
