import * as v from 'valibot';

export interface WizardFieldProblem<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** The invalid fields of a step, in form order, each with its first message. */
export function fieldProblems<Field extends string>(
  schema: v.GenericSchema,
  fields: readonly Field[],
  values: unknown,
): readonly WizardFieldProblem<Field>[] {
  const issues: readonly v.BaseIssue<unknown>[] = v.safeParse(schema, values).issues ?? [];
  return fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path?.[0]?.key === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
}
