import type { DraftName } from './draft-name';

type Values = Readonly<Record<string, unknown>>;

/** A draft, as far as the form can take it. */
export interface Brought {
  /** What fits fields of the form, by name and type. */
  readonly values: Values;
  /** Everything else that somebody gave. */
  readonly rest: Values;
}

/** Nobody typed this: an empty text, a box that is not ticked, a list of nothing. */
export function isNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === '' || value === false || value == null;
  return Object.values(value).every(isNothing);
}

// Not Object.hasOwn(), which Chrome 92 lacks.
const has = (values: object, name: string): boolean => Object.prototype.hasOwnProperty.call(values, name);

/** Whether a value can be put into a field that holds `empty` when nothing is in it. */
function hasShapeOf(empty: unknown, value: unknown): boolean {
  if (Array.isArray(empty)) {
    return Array.isArray(value) && value.every((one) => typeof one === 'string');
  }
  if (typeof empty !== 'object' || empty === null) return typeof value === typeof empty;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = Object.entries(value);
  return (
    fields.length === Object.keys(empty).length &&
    fields.every(([name, inner]) => has(empty, name) && hasShapeOf(empty[name as never], inner))
  );
}

/** As far as there is a way; a step that fails is no way, and the values stay as they were before it. */
function migrate(values: Values, from: number, { version, migrations = {} }: DraftName): Values {
  const step = from < version ? migrations[from] : undefined;
  if (!step) return values;
  let next: Values;
  try {
    next = step(values);
  } catch {
    // Written for values as the form once had them; these are others, and what was typed is worth more than the reason.
    return values;
  }
  return migrate(next, from + 1, { form: '', version, migrations });
}

/**
 * Brings the values of a draft to the present form: through its migrations, then by name and type. Nothing that
 * somebody typed is in neither part of the result, unless a migration left it out.
 * @param empty the values of the present form when nothing is in it
 */
export function bringForward(values: Values, from: number, name: DraftName, empty: object): Brought {
  const fields = Object.entries(migrate(values, from, name));
  const fits = ([key, value]: [string, unknown]) => has(empty, key) && hasShapeOf(empty[key as never], value);
  return {
    values: Object.fromEntries(fields.filter(fits)),
    rest: Object.fromEntries(fields.filter((field) => !fits(field) && !isNothing(field[1]))),
  };
}
