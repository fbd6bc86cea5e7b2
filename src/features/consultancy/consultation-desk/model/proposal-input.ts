import * as v from 'valibot';
import {
  maximumStepDays,
  maximumStepPesewas,
  maximumStepWords,
  stepsOf,
  type ProposalOffer,
  type ProposalStep,
  type SchoolProposal,
} from '@/entities/consultancy/proposal';
import { stepSlots, type StepSlot } from '@/shared/choices';
import {
  dayFromToday,
  fieldMessage,
  limits,
  optionalCedis,
  requiredInteger,
  requiredText,
} from '@/shared/fields';

/** Fields of one step in the form. */
export const stepParts = ['What', 'Day', 'Days', 'Price'] as const;

export type StepPart = (typeof stepParts)[number];
export type StepField = `${StepSlot}${StepPart}`;

/** What the form of a proposal holds. The price is typed in cedis. */
export type ProposalInput = Record<'aims' | 'measures' | 'validUntil' | StepField, string>;

/** Days for which a proposal holds when nobody changes it. */
const usualValidDays = 30;

const dayMs = 86_400_000;

const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

const fieldsOf = (slot: StepSlot, [what, day, days, price]: readonly [string, string, string, string]) => ({
  [`${slot}What`]: what,
  [`${slot}Day`]: day,
  [`${slot}Days`]: days,
  [`${slot}Price`]: price,
});

const typed = (steps: readonly ProposalStep[]): Record<StepField, string> =>
  Object.assign(
    {},
    ...stepSlots.map((slot, index) => {
      const step = steps[index];
      return fieldsOf(
        slot,
        step ? [step.what, step.day, String(step.days), String(step.pesewas / 100)] : ['', '', '', ''],
      );
    }),
  ) as Record<StepField, string>;

/**
 * What the form begins with: the newest version, which the new one changes, or nothing.
 * @param latest undefined before the first version
 */
export const proposalInput = (latest: SchoolProposal | undefined, now: Date): ProposalInput => ({
  aims: latest?.aims ?? '',
  measures: latest?.measures ?? '',
  validUntil: dayAfter(now, usualValidDays),
  ...typed(latest ? stepsOf(latest) : []),
});

type Typed = Readonly<Record<StepPart, string>>;

/** What is typed of a step. */
const typedStep = (input: ProposalInput, slot: StepSlot): Typed => ({
  What: input[`${slot}What`],
  Day: input[`${slot}Day`],
  Days: input[`${slot}Days`],
  Price: input[`${slot}Price`],
});

const isBlank = (step: Typed): boolean => stepParts.every((part) => step[part].trim() === '');

/** Steps that the offer has: the first one, and those that have something. */
const usedSlots = (input: ProposalInput): readonly StepSlot[] =>
  stepSlots.filter((slot, index) => index === 0 || !isBlank(typedStep(input, slot)));

/** How many steps the form shows: those up to the last that has something, and one at least. */
export const filledSteps = (input: ProposalInput): number =>
  Math.max(1, ...stepSlots.map((slot, index) => (isBlank(typedStep(input, slot)) ? 0 : index + 1)));

/** The fields of all steps without one of them; those below it move up. */
export function withoutStep(input: ProposalInput, slot: StepSlot): Record<StepField, string> {
  const rest = stepSlots.filter((one) => one !== slot).map((one) => typedStep(input, one));
  return Object.assign(
    {},
    ...stepSlots.map((one, index) => {
      const step = rest[index];
      return fieldsOf(one, step ? [step.What, step.Day, step.Days, step.Price] : ['', '', '', '']);
    }),
  ) as Record<StepField, string>;
}

const cedis = v.pipe(
  v.string(),
  v.nonEmpty(fieldMessage('required')),
  optionalCedis(maximumStepPesewas / 100),
);

/** Price and days of the steps that are typed so far. */
export function typedSums(input: ProposalInput): { readonly days: number; readonly pesewas: number } {
  const days = requiredInteger(0, maximumStepDays);
  return stepSlots.reduce(
    (sum, slot) => {
      const step = typedStep(input, slot);
      const [oneDays, onePesewas] = [v.safeParse(days, step.Days), v.safeParse(cedis, step.Price)];
      return {
        days: sum.days + (oneDays.success ? oneDays.output : 0),
        pesewas: sum.pesewas + (onePesewas.success ? onePesewas.output : 0),
      };
    },
    { days: 0, pesewas: 0 },
  );
}

const inputEntries = Object.fromEntries(
  [
    'aims',
    'measures',
    'validUntil',
    ...stepSlots.flatMap((slot) => stepParts.map((part) => slot + part)),
  ].map((name) => [name, v.string()]),
) as Record<keyof ProposalInput, v.StringSchema<undefined>>;

/** Schema of the form of a proposal. @param today is called at each validation */
export function proposalSchema(today: () => Date) {
  const frameSchema = v.object({
    aims: requiredText(limits.longText),
    measures: requiredText(limits.longText),
    validUntil: dayFromToday(today),
  });
  const stepSchema = v.object({
    What: requiredText(maximumStepWords),
    Day: dayFromToday(today),
    Days: requiredInteger(0, maximumStepDays),
    Price: cedis,
  });
  return v.pipe(
    v.object(inputEntries),
    // One check of all fields: a form stops at the first check that fails, but names all that is missing.
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      const report = (issues: readonly v.BaseIssue<unknown>[] = [], prefix = '') => {
        for (const { path, message } of issues) {
          const key = `${prefix}${String(path?.[0]?.key)}` as keyof ProposalInput;
          addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
        }
      };
      report(v.safeParse(frameSchema, input).issues);
      for (const slot of usedSlots(input))
        report(v.safeParse(stepSchema, typedStep(input, slot)).issues, slot);
    }),
    v.transform((input): ProposalOffer => {
      const steps = usedSlots(input).map((slot): ProposalStep => {
        const {
          What: what,
          Day: day,
          Days: days,
          Price: pesewas,
        } = v.parse(stepSchema, typedStep(input, slot));
        return { what, day, days, pesewas };
      });
      const placed = new Map<StepSlot, ProposalStep>();
      for (const [index, slot] of stepSlots.entries()) {
        const step = steps[index];
        if (step) placed.set(slot, step);
      }
      return { ...v.parse(frameSchema, input), steps: Object.fromEntries(placed) };
    }),
  );
}
