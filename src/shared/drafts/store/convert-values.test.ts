import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertValues } from './convert-values';
import type { DraftName } from './draft-name';
import { toLines } from './kept-text';

const empty = { name: '', town: '', subjects: [] as string[], consent: false, contact: { phone: '' } };

const name: DraftName = {
  form: 'sample',
  version: 4,
  migrations: {
    1: ({ fullName, ...rest }) => ({ ...rest, name: fullName }),
    2: ({ subject, ...rest }) => ({ ...rest, subjects: [subject] }),
    3: (old) => {
      if (typeof old.phone !== 'string') throw new TypeError('no phone');
      const { phone, ...rest } = old;
      return { ...rest, contact: { phone } };
    },
  },
};

describe('a draft of another version', () => {
  it.each<[string, number, object, object, object]>([
    [
      'takes every step from the first version on',
      1,
      { fullName: 'Ama', subject: 'french', phone: '024' },
      { name: 'Ama', subjects: ['french'], contact: { phone: '024' } },
      {},
    ],
    [
      'begins at its own version',
      3,
      { name: 'Ama', subjects: ['french'], phone: '024' },
      { name: 'Ama', subjects: ['french'], contact: { phone: '024' } },
      {},
    ],
    [
      'without a way keeps what fits, and the rest as it was',
      0,
      { name: 'Ama', fullName: 'Ama Mensah', town: 7 },
      { name: 'Ama' },
      { fullName: 'Ama Mensah', town: 7 },
    ],
    [
      'stops in front of a step that fails',
      2,
      { name: 'Ama', subject: 'french', phone: 24 },
      { name: 'Ama', subjects: ['french'] },
      { phone: 24 },
    ],
    [
      'from a newer form takes no step at all',
      5,
      { name: 'Ama', guardian: { name: 'Kofi' } },
      { name: 'Ama' },
      { guardian: { name: 'Kofi' } },
    ],
    [
      'of the same version gives up what has the wrong type',
      4,
      { name: ['Ama'], subjects: 'french', consent: 'yes', contact: { phone: '1', fax: '2' }, town: 'Ho' },
      { town: 'Ho' },
      { name: ['Ama'], subjects: 'french', consent: 'yes', contact: { phone: '1', fax: '2' } },
    ],
    ['leaves out what nobody gave', 4, { gone: '', off: false, none: [], deep: { a: null } }, {}, {}],
  ])('%s', (_what, from, values, fits, rest) => {
    expect(convertValues({ ...values }, from, name, empty)).toEqual({ values: fits, rest });
  });
});

/** Every text in a nested value. */
function leaves(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

function expectNothingLost(values: Readonly<Record<string, unknown>>, from: number, way: DraftName): void {
  const { values: fits, rest } = convertValues(values, from, way, empty);
  const shown = toLines(rest).map(({ text }) => text);
  for (const text of leaves(values)) {
    expect(leaves(fits).includes(text) || shown.some((line) => line.includes(text))).toBe(true);
  }
}

describe('every typed value is in the form or in the displayed rest', () => {
  it('for any stored values and any version without a migration', () => {
    const field = fc.oneof(fc.constantFrom(...Object.keys(empty)), fc.string());
    fc.assert(
      fc.property(
        fc.dictionary(field, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 8 }),
        fc.integer({ min: -1, max: 6 }),
        (values, from) => expectNothingLost(values, from, { form: 'sample', version: 4 }),
      ),
    );
  });

  it('through every step of a migration, also when one fails', () => {
    const first = fc.record({
      fullName: fc.string(),
      subject: fc.string(),
      phone: fc.oneof(fc.string(), fc.integer()),
      town: fc.jsonValue({ maxDepth: 2 }),
      landmark: fc.string(),
    });
    fc.assert(fc.property(first, (values) => expectNothingLost(values, 1, name)));
  });
});
