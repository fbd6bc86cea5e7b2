import type { Request } from '@playwright/test';
import type { Page } from './test';

/** Documents for which a run of an aggregation counts one read; from Firestore's list of prices. */
const countedAtOnce = 1000;

type Answer = { document?: object; found?: object; missing?: string; result?: { aggregateFields?: object } };

/** What a request asks of Firestore: `runQuery`, `batchGet`, `runAggregationQuery` or `commit`; or null. */
export const askedOf = (request: Request): string | null =>
  /\/documents:(\w+)$/.exec(new URL(request.url()).pathname)?.[1] ?? null;

const reading: readonly (string | null)[] = ['runQuery', 'batchGet', 'runAggregationQuery'];

/** What Firestore charges for an answer: at least one read for each query. */
function chargeOf(asked: string | null, answers: readonly Answer[]): number {
  if (asked === 'runAggregationQuery') {
    const [counted] = Object.values(answers[0]?.result?.aggregateFields ?? {}) as { integerValue?: string }[];
    return Math.max(1, Math.ceil(Number(counted?.integerValue ?? 0) / countedAtOnce));
  }
  return Math.max(1, answers.filter(({ document, found, missing }) => document ?? found ?? missing).length);
}

/** Counts the reads of Firestore that a page causes from now on. */
export function countReads(page: Page) {
  let charges: Promise<number>[] = [];
  const noteRead = (request: Request) => {
    const asked = askedOf(request);
    if (request.method() !== 'POST' || !reading.includes(asked)) return;
    const charge = async () => {
      const answers = (await (await request.response())?.json()) as Answer | readonly Answer[];
      return chargeOf(asked, Array.isArray(answers) ? answers : [answers as Answer]);
    };
    charges.push(charge());
  };
  page.on('requestfinished', noteRead);
  return {
    /** Ends the count: an answer that is still awaited would outlive the page. */
    stop: () => page.off('requestfinished', noteRead),
    /** Reads since the last call. */
    take: async (): Promise<number> => {
      const done = charges;
      charges = [];
      return (await Promise.all(done)).reduce((sum, charge) => sum + charge, 0);
    },
  };
}
