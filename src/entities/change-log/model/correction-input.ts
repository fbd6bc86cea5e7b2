import { dequal } from 'dequal/lite';
import * as v from 'valibot';
import { correctionReasons, valueOfField, type Correction } from '@/shared/correction';
import { fieldMessage, limits, oneOf } from '@/shared/fields';

/** A field of a record that the office can correct, as its form shows it. */
export interface CorrectionInput {
  /** Path of the field. */
  readonly name: string;
  readonly kind: 'text' | 'words' | 'day' | 'one' | 'some';
  /** Codes to choose from. */
  readonly codes?: readonly string[];
  /** Words of codes that no words of the site name, such as accounts. */
  readonly words?: Readonly<Record<string, string>>;
  /** Turns what is typed or chosen into what is stored. */
  readonly schema: v.GenericSchema;
  /** What is stored, as somebody would type it: codes of a list, else a text. */
  readonly value: string | readonly string[];
}

const yesOrNo = ['yes', 'no'] as const;

/** A field that is true or false. */
export const yesOrNoInput = (name: string, value: boolean): CorrectionInput => ({
  name,
  kind: 'one',
  codes: yesOrNo,
  schema: v.pipe(
    oneOf(yesOrNo),
    v.transform((answer) => answer === 'yes'),
  ),
  value: value ? 'yes' : 'no',
});

/** What the form holds. */
export interface CorrectionValues {
  field: string;
  text: string;
  picked: string[];
  reason: string;
}

export const noCorrection: CorrectionValues = { field: '', text: '', picked: [], reason: '' };

/** The control that a field is typed or chosen in. */
export const controlOf = ({ kind }: Pick<CorrectionInput, 'kind'>) => (kind === 'some' ? 'picked' : 'text');

const gone = (from: readonly string[], other: readonly string[]) =>
  from.filter((code) => !other.includes(code)).join(' ');

/** Why a new value is none; null when it is one. A value of the change log has a maximum length. */
function problemOf(was: unknown, to: unknown): string | null {
  if (!Array.isArray(was) || !Array.isArray(to)) return dequal(was, to) ? fieldMessage('same') : null;
  const [goes, comes] = [gone(was, to), gone(to, was)];
  if (goes === '' && comes === '') return fieldMessage('same');
  return Math.max(goes.length, comes.length) > limits.shortText ? fieldMessage('fewer') : null;
}

/**
 * Schema of the form: one field, a value other than the stored one, and a reason.
 * @param stored the record as the office saw it when the form opened
 */
export const correctionSchema = (
  inputs: readonly CorrectionInput[],
  stored: object,
): v.GenericSchema<CorrectionValues, Correction> =>
  v.pipe(
    v.object({
      field: v.string(),
      text: v.string(),
      picked: v.array(v.string()),
      // A radio group without a choice has the value null.
      reason: v.custom<string>(() => true),
    }),
    v.rawTransform<CorrectionValues, Correction>(({ dataset: { value: given }, addIssue, NEVER }) => {
      const complain = (key: keyof CorrectionValues, message: string) =>
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: given as never, key, value: given[key] }],
        });
      const reason = correctionReasons.find((one) => one === given.reason);
      if (reason === undefined) complain('reason', fieldMessage('required'));
      const input = inputs.find(({ name }) => name === given.field);
      if (!input) {
        complain('field', fieldMessage('required'));
        return NEVER;
      }
      const control = controlOf(input);
      const typed = v.safeParse(input.schema, given[control]);
      const problem = typed.success
        ? problemOf(valueOfField(stored, input.name), typed.output)
        : typed.issues[0].message;
      if (problem !== null) complain(control, problem);
      if (problem !== null || reason === undefined) return NEVER;
      return { field: input.name, to: typed.output, reason };
    }),
  );
