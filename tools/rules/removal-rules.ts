import type { PersonalFields } from '@/shared/fields';
import { list, literal } from './schema-rules';

/** A field, or a map with the personal fields inside it. */
interface Top {
  readonly name: string;
  readonly inner: readonly string[];
}

function topsOf(fields: PersonalFields): readonly Top[] {
  const tops = new Map<string, string[]>();
  for (const path of fields) {
    const [top = '', inner] = path.split('.');
    tops.set(top, [...(tops.get(top) ?? []), ...(inner === undefined ? [] : [inner])]);
  }
  return [...tops].map(([name, inner]) => ({ name, inner }));
}

/** Names of the fields that a removal may touch, as a list of the rules. */
export const touchedBy = (fields: PersonalFields): string => list(topsOf(fields).map(({ name }) => name));

/** Fields that a record may lack. */
const optionalFields = [
  'parting',
  'school',
  'wishedTutor',
  'suspension',
  'move',
  'name',
  'phone',
  'email',
  'profile.phone',
  'profile.email',
];

/** A condition on a field, or that a field which the record lacks is still lacking. */
function wherePresent(path: string, condition: string): string {
  if (!optionalFields.includes(path)) return condition;
  const [top = '', inner] = path.split('.');
  const [name, at] = inner === undefined ? [top, ''] : [inner, `.${top}`];
  return `(${literal(name)} in was${at} ? (${condition}) : !(${literal(name)} in data${at}))`;
}

function conditionsOf({ name, inner }: Top, emptied: (path: string) => string): string {
  const conditions =
    inner.length === 0
      ? emptied(name)
      : [
          `data.${name}.diff(was.${name}).affectedKeys().hasOnly(${list(inner)})`,
          ...inner.map((field) => wherePresent(`${name}.${field}`, emptied(`${name}.${field}`))),
        ].join(' && ');
  return wherePresent(name, conditions);
}

/** Conditions that all personal fields of a record are empty, and the rest of their maps is untouched. */
export const allEmptied = (fields: PersonalFields): readonly string[] =>
  topsOf(fields).map((top) => conditionsOf(top, (path) => `data.${path} == ''`));

/** Conditions that each personal field is empty or untouched. */
export const someEmptied = (fields: PersonalFields): readonly string[] =>
  topsOf(fields).map((top) => conditionsOf(top, (path) => `data.${path} in ['', was.${path}]`));
