import * as v from 'valibot';
import type { FormSteps } from './steps';

/** What each step asks, and what its answers must be. */
export interface StepRules<Step extends string, Values> {
  /** The fields of each step, in the order in which they are asked. */
  readonly fieldsOf: Readonly<Record<Step, readonly (keyof Values & string)[]>>;
  readonly schemaOf: (step: Step) => v.GenericSchema;
}

interface FieldProblem<Field> {
  readonly field: Field;
  readonly message: string;
}

/** The invalid fields of a step, each with its first message, in the order in which they are asked. */
export function problemsOf<Step extends string, Values>(
  { fieldsOf, schemaOf }: StepRules<Step, Values>,
  step: Step,
  values: Values,
): readonly FieldProblem<keyof Values & string>[] {
  const issues: readonly v.BaseIssue<unknown>[] = v.safeParse(schemaOf(step), values).issues ?? [];
  return fieldsOf[step].flatMap((field) => {
    const issue = issues.find(({ path }) => path?.[0]?.key === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
}

/** The first invalid field of a step; null when the step is complete. */
export const firstProblem = <Step extends string, Values>(
  rules: StepRules<Step, Values>,
  step: Step,
  values: Values,
): (keyof Values & string) | null => problemsOf(rules, step, values)[0]?.field ?? null;

/** The last step that may be opened: every step before it is complete. */
export const farthestStep = <Step extends string, Values>(
  rules: StepRules<Step, Values>,
  { names }: FormSteps<Step>,
  values: Values,
): Step => names.find((step) => firstProblem(rules, step, values) !== null) ?? names.at(-1) ?? names[0];
