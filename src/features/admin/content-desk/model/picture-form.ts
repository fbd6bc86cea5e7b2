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

/** What is wrong with a day of a consent; null when nothing is. */
const dayProblem = (day: string, missing: FieldMessageKey): FieldMessageKey | null => {
  if (day === '') return missing;
  return dayShape.test(day) ? null : 'date';
};

/** What is missing from the consent to a picture with a child, or wrong with it. */
function consentProblems(
  { consentBy, consentOn, until }: Pick<PictureValues, 'consentBy' | 'consentOn' | 'until'>,
  today: string,
): Readonly<Record<'consentBy' | 'consentOn' | 'until', FieldMessageKey | null>> {
  const isName = v.is(consentSchema.entries.by, consentBy);
  return {
    consentBy: consentBy.trim() === '' ? 'required' : isName ? null : 'name',
    consentOn: dayProblem(consentOn, 'required') ?? (consentOn > today ? 'dateFuture' : null),
    until: dayProblem(until, 'consentEnd') ?? (until < today ? 'consentOver' : null),
  };
}

/**
 * Schema of the form of a picture. A consent has a giver, a day, and an end.
 * @param today `YYYY-MM-DD`, called at each validation
 */
export const pictureFormSchema = (today: () => string) =>
  v.pipe(
    v.object({
      ...pictureFacts,
      child: oneOf(childChoices),
      consentBy: v.string(),
      consentOn: v.string(),
      until: v.string(),
      basis: v.string(),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.child === 'no') return;
      const input = dataset.value;
      const problems = consentProblems(input, today());
      for (const key of ['consentBy', 'consentOn', 'until'] as const) {
        const problem = problems[key];
        if (problem === null) continue;
        const path = { type: 'object', origin: 'value', input, key, value: input[key] } as const;
        addIssue({ message: fieldMessage(problem), path: [path] });
      }
    }),
  );

export type GivenPicture = v.InferOutput<ReturnType<typeof pictureFormSchema>>;

export const emptyPicture: PictureValues = {
  ...{ alt: '', caption: '', child: '', consentBy: '', consentOn: '', until: '' },
  basis: '',
};

/** What the form of a stored picture begins with. */
export const pictureValues = ({ picture, consent }: OfficePicture, basis: string): PictureValues => ({
  alt: picture.alt,
  caption: picture.caption,
  child: picture.until === '' ? 'no' : 'yes',
  consentBy: consent?.by ?? '',
  consentOn: consent?.on ?? '',
  until: picture.until,
  basis,
});

/** What is stored of a form. Without a child, what was typed of a consent is left out. */
export function pictureOf({ alt, caption, child, consentBy, consentOn, until }: GivenPicture): {
  readonly facts: { readonly alt: string; readonly caption: string; readonly until: string };
  readonly consent: Consent | null;
} {
  if (child !== 'yes') return { facts: { alt, caption, until: '' }, consent: null };
  return {
    facts: { alt, caption, until },
    consent: { by: v.parse(consentSchema.entries.by, consentBy), on: consentOn },
  };
}
