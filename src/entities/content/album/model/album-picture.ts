import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import {
  dayShape,
  fieldMessage,
  optionalText,
  readStored,
  requiredName,
  requiredText,
} from '@/shared/fields';
import { albumPath } from './album';

/** Maximum lengths of texts of a picture in characters. */
export const altLength = 300;
export const pictureCaptionLength = 300;

/** Maximum size of one copy in bytes. A Firestore document holds at most 1 MiB. */
export const maximumCopyBytes = 700_000;

/** The copies that are stored of a picture, each made on the device of the office; no original is stored. */
export const copyNames = ['small', 'large'] as const;

export type CopyName = (typeof copyNames)[number];

/** Types of copies, smallest first. */
export const copyTypes = ['image/avif', 'image/webp', 'image/jpeg'] as const;

export type CopyType = (typeof copyTypes)[number];

const day = v.pipe(v.string(), v.regex(dayShape, fieldMessage('date')));

const wholeNumber = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** What the office writes of a picture. */
export const pictureFacts = {
  /** What somebody hears who does not see it. */
  alt: requiredText(altLength),
  caption: optionalText(pictureCaptionLength),
} as const;

/** Facts of the copies, by which a page keeps their place and says what they cost. */
const copyFacts = {
  /** Of the large copy, in pixels. The small one has the same shape. */
  width: wholeNumber(4096),
  height: wholeNumber(4096),
  smallBytes: wholeNumber(maximumCopyBytes),
  largeBytes: wholeNumber(maximumCopyBytes),
} as const;

/** Stored picture of an album, without its bytes. The database rules are generated from this schema. */
export const pictureSchema = v.strictObject({
  ...pictureFacts,
  ...copyFacts,
  /**
   * Last day of the consent, of a picture with a child. After it, visitors read neither this document nor its
   * copies. Empty when no child is in the picture.
   */
  until: v.union([v.literal(''), day]),
});

/** The consent on file for a picture with a child: for the office alone. */
export const consentSchema = v.strictObject({
  /** Who gave it. */
  by: requiredName,
  /** When it was given. */
  on: day,
});

export type PictureFacts = Readonly<v.InferOutput<typeof pictureSchema>>;
export type Consent = Readonly<v.InferOutput<typeof consentSchema>>;

/** A picture of an album. */
export type AlbumPicture = PictureFacts & { readonly id: string };

/** A copy of a picture: its type and bytes. */
export interface PictureCopy {
  readonly type: CopyType;
  readonly bytes: Uint8Array;
}

export const pictureCollection = (slug: string): string => `${albumPath(slug)}/pictures`;
export const picturePath = (slug: string, id: string): string => `${pictureCollection(slug)}/${id}`;
export const copyPath = (slug: string, id: string, name: CopyName | '{copy}'): string =>
  `${picturePath(slug, id)}/copies/${name}`;
export const consentPath = (slug: string, id: string): string => `${picturePath(slug, id)}/private/consent`;

export function parsePicture(id: string, data: DocumentData): AlbumPicture {
  const read = readStored(pictureSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `picture ${id}: ${read.problem}`);
  return { ...read.output, id };
}

export function parseConsent(id: string, data: DocumentData): Consent {
  const read = readStored(consentSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `consent to picture ${id}: ${read.problem}`);
  return read.output;
}
