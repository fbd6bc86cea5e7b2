import { dequal } from 'dequal/lite';
import type { AccessContext, DocumentData } from '@/shared/backend';

/**
 * Paths of a record's personal fields, of at most two parts: `name`, `learner.name`. Once a person is removed
 * an empty text stands in each. The database rules are generated from these lists.
 */
export type PersonalFields = readonly string[];

/** Stage of a removal: parts may go, or everything personal is gone. Absent before. */
export const removalStages = ['begun', 'done'] as const;

const isMap = (value: unknown): value is DocumentData => typeof value === 'object' && value !== null;

/** The value at a path; undefined where its map is missing. */
function valueAt(data: DocumentData, path: string): unknown {
  const [top = '', inner] = path.split('.');
  const value = data[top];
  if (inner === undefined) return value;
  return isMap(value) ? value[inner] : undefined;
}

/** The changes that empty personal fields, by field path; nothing for fields that are absent or empty. */
export const emptyFields = (data: DocumentData, fields: PersonalFields): DocumentData =>
  Object.fromEntries(
    fields
      .filter((path) => ![undefined, ''].includes(valueAt(data, path) as string))
      .map((path) => [path, '']),
  );

/** The document with these personal fields emptied. */
function emptied(data: DocumentData, fields: PersonalFields): DocumentData {
  return Object.keys(emptyFields(data, fields)).reduce<DocumentData>((rest, path) => {
    const [top = '', inner] = path.split('.');
    return { ...rest, [top]: inner === undefined ? '' : { ...(rest[top] as DocumentData), [inner]: '' } };
  }, data);
}

type Versions = Pick<AccessContext, 'before' | 'after'>;

/** Whether nothing else changed than named fields, compared with the document as it should be. */
function isLike(wanted: DocumentData, after: DocumentData, besides: readonly string[]): boolean {
  const names = new Set([...Object.keys(wanted), ...Object.keys(after)]);
  return [...names].every((name) => besides.includes(name) || dequal(wanted[name], after[name]));
}

/** Whether all personal fields are emptied, and nothing else is changed. */
export const isEmptied = (
  { before, after }: Versions,
  fields: PersonalFields,
  besides: readonly string[],
): boolean => before !== null && after !== null && isLike(emptied(before, fields), after, besides);

/** Whether some personal fields are emptied, and nothing else is changed. */
export function isPartlyEmptied(
  { before, after }: Versions,
  fields: PersonalFields,
  besides: readonly string[],
): boolean {
  if (before === null || after === null) return false;
  const now = fields.filter((path) => valueAt(after, path) === '');
  return isLike(emptied(before, now), after, besides);
}
