import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { rulesFiles, writeRules } from './rules-files';
import { conditionsOf } from './schema-rules';

it.each(rulesFiles)('%s matches machines and schemas (else run `npm run rules`)', (file) => {
  expect(readFileSync(file, 'utf8')).toBe(writeRules(file));
});

describe('a schema as conditions', () => {
  it('names its fields, and no others', () => {
    const schema = v.strictObject({
      kind: v.literal("it's"),
      age: v.pipe(v.number(), v.integer(), v.minValue(2)),
    });
    expect(conditionsOf('data', schema)).toEqual([
      'data.keys().size() == 2',
      "data.kind == 'it\\'s'",
      'data.age is int',
      'data.age >= 2',
    ]);
  });

  it.each([
    [
      'a check',
      v.pipe(
        v.string(),
        v.check((text) => text !== 'x'),
      ),
    ],
    ['a shape that takes more fields', v.object({})],
    ['a record of anything', v.record(v.string(), v.number())],
    ['a list of anything', v.array(v.string())],
    ['a number that may be a fraction', v.number()],
  ])('translates everything: %s', (_what, schema) => {
    expect(() => conditionsOf('data', schema)).toThrow('data');
  });
});
