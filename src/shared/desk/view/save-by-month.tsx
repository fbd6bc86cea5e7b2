import { useState } from 'react';
import { BackendProblem } from '../../ui/form';
import type { SavedListName } from './list-log';
import { MonthChoice } from './month-choice';
import { SaveList } from './save-list';

interface SaveByMonthProps<Item> {
  name: SavedListName;
  /** The list in words. */
  label: string;
  /** Words of the choice. */
  words: {
    readonly which: string;
    /** What the desk shows. */
    readonly shown: string;
    /** @param month in words: March 2026 */
    readonly ofMonth: (month: string) => string;
  };
  now: Date;
  /** What the desk shows. */
  items: readonly Item[];
  /** Reads those of a month, `YYYY-MM`; undefined when they cannot be read. */
  readMonth: (month: string) => Promise<readonly Item[] | undefined>;
  /** Why a month could not be read. */
  error: unknown;
  /** The items as CSV. @param codeOf formats a reference code */
  csv: (items: readonly Item[], codeOf: (ref: string) => string) => string;
  hasCodes?: boolean;
}

/** Saves what the desk shows of a list, or one of the last 36 months of it, which is read then. */
export function SaveByMonth<Item>(props: SaveByMonthProps<Item>) {
  const { name, label, words, now, items, readMonth, error, csv, hasCodes } = props;
  const [month, setMonth] = useState<string | null>(null);
  const write = async (codeOf: (ref: string) => string) => {
    const chosen = month === null ? items : await readMonth(month);
    return chosen === undefined ? null : csv(chosen, codeOf);
  };
  return (
    <>
      <MonthChoice
        label={words.which}
        none={words.shown}
        ofMonth={words.ofMonth}
        now={now}
        value={month}
        onChange={setMonth}
      />
      <SaveList name={name} label={label} csv={write} hasCodes={hasCodes} />
      <BackendProblem error={error} />
    </>
  );
}
