import { createHash } from 'node:crypto';

/** Number and SHA-256 of lines. */
export interface Sum {
  readonly count: number;
  readonly sha256: string;
}

/** Sums up lines as they come. */
export interface Tally {
  add(lines: readonly string[]): void;
  sum(): Sum;
}

export function createTally(): Tally {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(lines) {
      count += lines.length;
      for (const line of lines) hash.update(`${line}\n`);
    },
    sum: () => ({ count, sha256: hash.copy().digest('hex') }),
  };
}
