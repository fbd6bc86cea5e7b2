import type { DraftName } from './draft-name';

type Values = Readonly<Record<string, unknown>>;

/** A draft converted to the present form version. */
export interface ConvertedValues {
  /** Values that fit fields of the form, by name and type. */
  readonly values: Values;
  /** All other values that are not empty. */
  readonly rest: Values;
}

/** Whether a value counts as not entered: empty text, unticked box, empty list. */
export function isNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === '' || value === false || value == null;
  return Object.values(value).every(isNothing);
}

// `Object.hasOwn()` needs Chrome 93; we support 92.
const has = (values: object, name: string): boolean => Object.prototype.hasOwnProperty.call(values, name);

/** Whether a value has the type of a field whose empty value is `empty`. */
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

/** Applies migrations until one is missing or throws; the values before that step remain. */
function migrate(values: Values, from: number, { version, migrations = {} }: DraftName): Values {
  const step = from < version ? migrations[from] : undefined;
  if (!step) return values;
  let next: Values;
  try {
    next = step(values);
  } catch {
    // The migration does not match these values. Ignore it rather than lose them.
    return values;
  }
  return migrate(next, from + 1, { form: '', version, migrations });
}

/**
 * Converts draft values to the present form: first by migrations, then by field name and type. Every entered
 * value is in one of the two results, unless a migration dropped it.
 * @param empty the empty values of the present form
 */
export function convertValues(values: Values, from: number, name: DraftName, empty: object): ConvertedValues {
  const fields = Object.entries(migrate(values, from, name));
  const fits = ([key, value]: [string, unknown]) => has(empty, key) && hasShapeOf(empty[key as never], value);
  return {
    values: Object.fromEntries(fields.filter(fits)),
    rest: Object.fromEntries(fields.filter((field) => !fits(field) && !isNothing(field[1]))),
  };
}
