import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartProblems } from 'statechart-inspector/testing';
import { expect, it } from 'vitest';
import { machines } from './machines';

const source = join(import.meta.dirname, '../..');

/** Ids of all machines declared in the sources, except tests. */
function declaredMachines(): readonly string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(source, file), 'utf8').matchAll(
        /(?:\.createMachine\(\{\s*id: |createSendingMachine<[^(]*\(\s*)'([^']+)'/g,
      ),
    ])
    .flatMap(([, id]) => id ?? []);
}

it('draws every machine of the site', () => {
  expect(machines.map(({ id }) => id).sort()).toEqual([...declaredMachines()].sort());
});

it.each(machines)('$id can be drawn', async (machine) => {
  expect(await chartProblems(machine)).toEqual([]);
});
