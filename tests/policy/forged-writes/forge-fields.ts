import { isServerTime, type DocumentData, type Write } from '@/shared/backend';
import { hoursAgo, type Documents } from '../attempt';
import { leavesOf, put, valueAt } from '../tampered-writes';

/** A forged batch. */
export interface Forgery {
  readonly what: string;
  readonly writes: readonly Write[];
  /** Stored documents, when they differ from those of the step. */
  readonly on?: Documents;
}

/** Names of the collections in a path, without ids. */
export const kindOf = (path: string): string =>
  path
    .split('/')
    .filter((_part, at) => at % 2 === 0)
    .join('/');

type Forged = Readonly<Record<string, unknown>>;

const impossibleDays = ['2027-02-31', '2026-99-99', '9999-01-01', '0000-00-00'];

/** Fields that hold an id. */
const isIdField = (field: string) => /(Id|^ref|^record|^lastChange)$/.test(field);

const othersIds = ['demo-admin', 'tutor-2', 'LL-T0000000000000', 'offers/x', '../roles/demo-admin'];

/** Forged texts: impossible dates and times, other people's ids, longer texts. */
function textsFor(value: string, field: string): Forged {
  if (/^\d{4}-\d\d-\d\d$/.test(value))
    return Object.fromEntries(impossibleDays.map((day) => [`on ${day}`, day]));
  if (/^\d{4}-\d\d-\d\dT/.test(value))
    return Object.fromEntries(
      impossibleDays.map((day) => [`on ${day}`, value.replace(/^\d{4}-\d\d-\d\d/, day)]),
    );
  const ids = isIdField(field) ? othersIds.filter((id) => id !== value) : [];
  return {
    'of 100,000 letters': 'a'.repeat(100_000),
    'as a list': [value],
    ...Object.fromEntries(ids.map((id) => [`of another: ${id}`, id])),
  };
}

/** Invalid values for a field. */
function valuesFor(value: unknown, field: string): Forged {
  if (isServerTime(value))
    return {
      'of last year': hoursAgo(24 * 365),
      'of a second ago': hoursAgo(1 / 3600),
      'of tomorrow': hoursAgo(-24),
      'as a text': 'now',
      'as nothing': null,
    };
  const others: Forged = { 'as nothing': null, 'as a map': { a: 1 } };
  if (typeof value === 'string') return { ...others, 'as a number': 7, ...textsFor(value, field) };
  if (typeof value === 'number')
    return {
      ...others,
      'as a text': String(value),
      'below zero': -1,
      'as a fraction': value + 0.5,
      'without bounds': 1_000_000_000,
      'beyond what is counted': 9_223_372_036_854_775_807,
    };
  if (typeof value === 'boolean') return { ...others, 'as a text': String(value), 'as a number': 1 };
  if (Array.isArray(value))
    return {
      ...others,
      'as a text': 'mathematics',
      'of 1,000': Array.from({ length: 1000 }, (_, n) => `a${String(n)}`),
      'of maps': [{ a: 1 }],
    };
  return others;
}

const dataOf = (write: Write): DocumentData =>
  write.type === 'create' ? write.data : write.type === 'update' ? write.changes : {};

const withData = (write: Write, data: DocumentData): Write =>
  write.type === 'create'
    ? { ...write, data }
    : write.type === 'update'
      ? { ...write, changes: data }
      : write;

/** Each value of a batch, replaced by invalid values and removed. */
export function forgeValues(batch: readonly Write[]): readonly Forgery[] {
  return batch.flatMap((write, index) =>
    leavesOf(dataOf(write)).flatMap((path) => {
      const forge = (how: string, value: unknown): Forgery => ({
        what: `${kindOf(write.path)}: ${path.join('.')} ${how}`,
        writes: batch.with(index, withData(write, put(dataOf(write), path, value))),
      });
      return [
        forge('taken away', undefined),
        ...Object.entries(valuesFor(valueAt(dataOf(write), path), path.at(-1) ?? '')).map(([how, value]) =>
          forge(how, value),
        ),
      ];
    }),
  );
}

/** Another valid value of the same kind. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.length === 0 ? ['x'] : value.slice(1);
  if (typeof value !== 'string') return value;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return hoursAgo(24 * 20);
  return value === 'kofi' ? 'tutor-2' : 'kofi';
}

/** Each unchanged field of a stored record, changed additionally; and a new field. */
export function forgeAlong(batch: readonly Write[], on: Documents): readonly Forgery[] {
  return batch.flatMap((write, index) => {
    if (write.type !== 'update') return [];
    const stored = on[write.path] ?? {};
    const along = (path: string, value: unknown): Forgery => ({
      what: `${kindOf(write.path)}: ${path} along with it`,
      writes: batch.with(index, { ...write, changes: { ...write.changes, [path]: value } }),
    });
    const untouched = leavesOf(stored).filter(
      ([field = '']) =>
        !Object.keys(write.changes).some((key) => key === field || key.startsWith(`${field}.`)),
    );
    return [
      ...untouched.map((path) => along(path.join('.'), another(valueAt(stored, path)))),
      along('role', 'admin'),
      along('isAdmin', true),
    ];
  });
}
