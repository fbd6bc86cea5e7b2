import { readKeptAccount } from './kept-account';
import { readKeptCodes } from './kept-codes';
import { countNews, endPause, noteFound, takeCheck, type News } from './news-store';
import { codesToAsk, type Checker, type KeptCode } from './plan-check';

/**
 * Reads how many steps a code has now, or when an offer of an account moved last, by one read; null when the
 * record is gone, or the tutor no longer signed in. Rejects when nothing answers.
 */
export type ReadSteps = (code: string) => Promise<number | null>;

interface CheckOptions {
  readonly now: Date;
  readonly by: Checker;
  /** Called once per check, since all codes are read with the same settings. */
  readonly openSteps: () => Promise<ReadSteps>;
  /** Whether the page reads this itself, so that it is not asked. */
  readonly isReadHere?: (id: string) => boolean;
  /** Receives why a code could not be read. */
  readonly log: (cause: unknown) => void;
}

/** The codes of this phone, and the account of its tutor. */
async function readKept(): Promise<readonly KeptCode[]> {
  const account = await readKeptAccount();
  return [...(account ? [account] : []), ...(await readKeptCodes())];
}

/** The news that this phone knows. Rejects when storage is denied. */
export const knownNews = async (): Promise<News> => countNews(await readKept());

/** The answers about codes. One that cannot be read has none. */
async function readAll(codes: readonly string[], { openSteps, log }: CheckOptions) {
  const logged = (cause: unknown) => {
    log(cause);
    return undefined;
  };
  const readSteps = await openSteps().catch(logged);
  if (readSteps === undefined) return [];
  const answers = await Promise.all(
    codes.map(async (code) => ({ code, steps: await readSteps(code).catch(logged) })),
  );
  return answers.flatMap(({ code, steps }) => (steps === undefined ? [] : [{ code, steps }]));
}

/**
 * Asks about the codes and the account of this phone, if one of the checks of the day is left and there is
 * something to ask. A code that cannot be read waits for the next check. Rejects when storage is denied.
 * @returns the news after it, which the caller shows and then tells of with `noteTold`; null when nothing was
 * asked
 */
export async function checkNews(options: CheckOptions): Promise<News | null> {
  const kept = await readKept();
  const { isReadHere = () => false } = options;
  const asked = codesToAsk(kept, options.now).map(({ code }) => code);
  const codes = asked.filter((code) => !isReadHere(code));
  if (codes.length === 0 || !(await takeCheck(options.now, options.by))) return null;
  // What a code had before its first check counts as seen.
  await countNews(kept);
  const answers = await readAll(codes, options);
  if (answers.length === 0) await endPause(options.now);
  await noteFound(answers);
  // Read again: meanwhile a page may have shown the news, or somebody has forgotten the code.
  return countNews(await readKept());
}
