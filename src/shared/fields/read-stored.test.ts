import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { limits, optionalText, readStored, requiredName } from '.';

const schema = v.strictObject({
  state: v.picklist(['new', 'done']),
  learner: v.strictObject({ name: requiredName, need: optionalText(limits.shortText) }),
  rows: v.array(optionalText(5)),
});

const record = (name: string, need = '', rows: readonly string[] = []) => ({
  state: 'new',
  learner: { name, need },
  rows,
});

describe('reading stored values', () => {
  it('returns valid values unchanged', () => {
    expect(readStored(schema, record('Ama', 'Reads slowly'))).toEqual({
      output: record('Ama', 'Reads slowly'),
    });
  });

  it('cuts a text that becomes longer by Unicode normalization, because database rules count before it', () => {
    const read = readStored(schema, record('\u0958'.repeat(limits.name)));
    expect(read).toMatchObject({ output: { learner: { name: expect.any(String) as string } } });
    if ('output' in read) expect(read.output.learner.name.length).toBeLessThanOrEqual(limits.name);
  });

  it.each([
    ['a joiner between symbols', '\u25B2\u200D\u25B2', '\u25B2\u25B2'],
    ['a mark that turns the direction', 'Ama\u202Eabc', 'Amaabc'],
    ['a tag', '<img src=x>', 'img src=x>'],
  ])('removes %s', (_what, need, shown) => {
    expect(readStored(schema, record('Ama', need))).toMatchObject({ output: { learner: { need: shown } } });
    expect(readStored(schema, record('Ama', '', ['a', need.slice(0, 5)]))).toHaveProperty('output');
  });

  it('reports a problem that cannot be repaired', () => {
    expect(readStored(schema, { ...record('Ama'), state: 'lost' })).toHaveProperty('problem');
    expect(readStored(schema, { ...record('Ama'), more: 1 })).toHaveProperty('problem');
    expect(readStored(schema, null)).toHaveProperty('problem');
    expect(readStored(schema, record(''))).toHaveProperty('problem');
  });

  it('reads any text in a field that may be empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (need) => {
        expect(readStored(schema, record('Ama', need))).toHaveProperty('output');
      }),
    );
  });
});
