import type { Answer } from '../model/answer';
import type { PracticeCard } from '../model/card';
import type { PracticeProfile } from '../model/profile';
import type { Sitting } from '../model/sitting';

export interface PracticeRows {
  readonly profiles: PracticeProfile;
  readonly answers: Answer;
  readonly cards: PracticeCard;
  readonly sittings: Sitting;
}

export type TableName = keyof PracticeRows;

/** Fields of the primary key, in order. Rows are listed in this order. */
export const keyFields = {
  profiles: ['id'],
  answers: ['profile', 'at', 'id'],
  cards: ['profile', 'pack', 'question'],
  sittings: ['profile', 'kind'],
} as const satisfies Readonly<Record<TableName, readonly string[]>>;

export type Key = readonly (string | number)[];

/** Which rows of a table: those whose key begins with these values. */
export interface Selection {
  readonly prefix: Key;
  /** Least value of the key's next field. */
  readonly from?: number;
  /** Only the last rows, this many. */
  readonly last?: number;
}

/** The tables inside one transaction. Nothing else may be awaited in it. */
export interface Tables {
  get<Name extends TableName>(name: Name, key: Key): Promise<PracticeRows[Name] | undefined>;
  list<Name extends TableName>(name: Name, selection: Selection): Promise<readonly PracticeRows[Name][]>;
  put<Name extends TableName>(name: Name, row: PracticeRows[Name]): Promise<void>;
  /** Removes all rows whose key begins with the prefix. */
  remove(name: TableName, prefix: Key): Promise<void>;
}

/** Where progress is kept. */
export interface PracticeTables {
  /** Runs one transaction over all tables. When it throws, nothing is written. */
  transact<Result>(mode: 'readonly' | 'readwrite', run: (tables: Tables) => Promise<Result>): Promise<Result>;
}
