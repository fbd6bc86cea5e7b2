import * as v from 'valibot';
import { legible, withoutHidden } from './fields';

/** The parsed document, or why parsing failed. */
export type ReadStored<Output> = { readonly output: Output } | { readonly problem: string };

type Path = readonly PropertyKey[];

function replaceAt(data: unknown, [key, ...rest]: Path, change: (text: string) => string): unknown {
  if (key === undefined) return typeof data === 'string' ? change(data) : data;
  if (Array.isArray(data))
    return data.map((item: unknown, index) => (index === key ? replaceAt(item, rest, change) : item));
  if (typeof data !== 'object' || data === null) return data;
  const fields = data as Readonly<Record<PropertyKey, unknown>>;
  return { ...fields, [key]: replaceAt(fields[key], rest, change) };
}

const pathOf = ({ path }: v.BaseIssue<unknown>): Path => (path ?? []).map(({ key }) => key as PropertyKey);

const mendIn =
  (issue: v.BaseIssue<unknown>) =>
  (text: string): string => {
    const plain = legible(withoutHidden(text.normalize('NFC')).replaceAll('<', ' '));
    return issue.type === 'max_length' ? plain.slice(0, Number(issue.requirement)) : plain;
  };

/**
 * Parses a stored document leniently: repairs texts with invisible characters, tags or too many characters.
 * The database rules cannot check all that a form can, and one bad text must not hide a whole list.
 */
export function readStored<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): ReadStored<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return { output: parsed.output };
  const mended = parsed.issues.reduce<unknown>(
    (result, issue) => replaceAt(result, pathOf(issue), mendIn(issue)),
    data,
  );
  const again = v.safeParse(schema, mended);
  return again.success ? { output: again.output } : { problem: parsed.issues[0].message };
}
