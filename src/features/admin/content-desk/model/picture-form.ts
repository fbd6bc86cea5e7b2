import * as v from 'valibot';
import { consentSchema, pictureFacts, type Consent, type OfficePicture } from '@/entities/content/album';
import { dayShape, fieldMessage, type FieldMessageKey, oneOf } from '@/shared/fields';

/** A picture as it is typed. */
export interface PictureValues {
  alt: string;
  caption: string;
  /** Whether a child is in the picture: nobody is spared the question. */
  child: string;
  consentBy: string;
  consentOn: string;
  until: string;
  /** The version of the album that was edited; empty for a new picture. */
  basis: string;
}

const childChoices = ['yes', 'no'] as const;

/** A day that is required. */
const requiredDay = (missing: FieldMessageKey) =>
  v.pipe(v.string(), v.nonEmpty(fieldMessage(missing)), v.regex(dayShape, fieldMessage('date')));

const notAsked = { consentBy: v.string(), consentOn: v.string(), until: v.string() } as const;

/**
 * Schema of the form of a picture. The consent to one with a child has a giver, a day, and an end. Everything
 * that is missing is told at once.
 * @param today `YYYY-MM-DD`, called at each validation
 */
export function pictureFormSchema(today: () => string) {
  const texts = { ...pictureFacts, child: oneOf(childChoices), basis: v.string() };
  const withoutChild = v.object({ ...texts, ...notAsked });
  const withChild = v.object({
    ...texts,
    consentBy: consentSchema.entries.by,
    consentOn: v.pipe(
      requiredDay('required'),
      v.check((day) => day <= today(), fieldMessage('dateFuture')),
    ),
    until: v.pipe(
      requiredDay('consentEnd'),
      v.check((day) => day >= today(), fieldMessage('consentOver')),
    ),
  });
  type Schema = v.GenericSchema<PictureValues, v.InferOutput<typeof withoutChild>>;
  return v.lazy<Schema>((input) => ((input as PictureValues).child === 'yes' ? withChild : withoutChild));
}

export type GivenPicture = v.InferOutput<ReturnType<typeof pictureFormSchema>>;

export const emptyPicture: PictureValues = {
  ...{ alt: '', caption: '', child: '', consentBy: '', consentOn: '', until: '' },
  basis: '',
};

/** What the form of a stored picture begins with. */
export const pictureValues = ({ picture, consent, lastChange }: OfficePicture): PictureValues => ({
  alt: picture.alt,
  caption: picture.caption,
  child: picture.until === '' ? 'no' : 'yes',
  consentBy: consent?.by ?? '',
  consentOn: consent?.on ?? '',
  until: picture.until,
  basis: lastChange,
});

/** What is stored of a form. Without a child, what was typed of a consent is left out. */
export function pictureOf({ alt, caption, child, consentBy, consentOn, until }: GivenPicture): {
  readonly facts: { readonly alt: string; readonly caption: string; readonly until: string };
  readonly consent: Consent | null;
} {
  if (child !== 'yes') return { facts: { alt, caption, until: '' }, consent: null };
  return {
    facts: { alt, caption, until },
    consent: { by: consentBy, on: consentOn },
  };
}
