import { readKeptCodes } from './kept-codes';
import { countNews, noteFound, takeCheck, type News } from './news-store';
import { codesToAsk, type Checker } from './plan-check';

/** Reads how many steps a code has now, by one read; null when no record has it. */
export type ReadSteps = (code: string) => Promise<number | null>;

interface CheckOptions {
  readonly now: Date;
  readonly by: Checker;
  readonly readSteps: ReadSteps;
  /** Receives why a code could not be read. */
  readonly log: (cause: unknown) => void;
}

/** The news that this phone knows. Rejects when storage is denied. */
export const knownNews = async (): Promise<News> => countNews(await readKeptCodes(), false);

/**
 * Asks about the codes of this phone, if one of the checks of the day is left and there is something to ask.
 * A code that cannot be read waits for the next check. Rejects when storage is denied.
 * @returns the news after it, which the caller shows at once; null when nothing was asked
 */
export async function checkNews({ now, by, readSteps, log }: CheckOptions): Promise<News | null> {
  const codes = codesToAsk(await readKeptCodes(), now);
  if (codes.length === 0 || !(await takeCheck(now, by))) return null;
  const answers = await Promise.all(
    codes.map(async ({ code }) => ({
      code,
      steps: await readSteps(code).catch((cause: unknown) => {
        log(cause);
        return null;
      }),
    })),
  );
  await noteFound(answers.flatMap(({ code, steps }) => (steps === null ? [] : [{ code, steps }])));
  // Read again: meanwhile a page may have shown the news, or somebody has forgotten the code.
  return countNews(await readKeptCodes(), true);
}
