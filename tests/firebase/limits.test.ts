import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maximumRowsLength } from '../../src/entities/consultancy/outcome/model/pupils';
import { honestSteps } from '../policy/forged-writes/honest-steps';
import { callers } from '../policy/matrix-people';
import { createRulesAttempt } from './rules-attempt';
import { openRules } from './rules-environment';

/** Conditions that are true and consume this much of a write's limit. */
const expressions = (count: number) =>
  `[${Array.from({ length: count }, () => '0').join()}].size() == ${count}`;
const lookups = (count: number) =>
  Array.from({ length: count }, (_, n) => `!exists(/databases/$(database)/documents/nowhere/${n})`).join(
    ' && ',
  );

/** Steps that still succeed when each write costs this much more. */
async function allowedWith(cost: string): Promise<readonly string[]> {
  const rules = readFileSync('firestore.rules', 'utf8');
  const dearer = rules.replace(/allow [a-z, ]*(create|update|delete)[a-z, ]*: if /g, `$&${cost} && `);
  const environment = await openRules('demo-limits', dearer);
  try {
    const attempt = createRulesAttempt(environment);
    const found: string[] = [];
    for (const { what, by, on, batch } of honestSteps)
      if (await attempt(callers[by], on, { commit: batch })) found.push(what);
    return found;
  } finally {
    await environment.close();
  }
}

describe('the limits of Firestore’s rules', () => {
  const all = honestSteps.map(({ what }) => what);
  it.each([
    ['300 of 1,000 expressions stay free in every write', expressions(290), all],
    ['two of 10 lookups stay free in every write', lookups(2), all],
    ['a write that is too dear is refused', expressions(1000), []],
    ['a write that looks up too much is refused', lookups(11), []],
  ])('%s', async (_what, cost, allowed) => {
    expect(await allowedWith(cost)).toEqual(allowed);
  });

  it('are tried with a report as long as it may be', () => {
    const report = honestSteps.find(({ what }) => what === 'a report of a school');
    const rows = report?.batch.map((write) => (write.type === 'create' ? String(write.data.rows) : ''));
    expect(rows?.map(({ length }) => length)).toContain(maximumRowsLength);
  });
});
