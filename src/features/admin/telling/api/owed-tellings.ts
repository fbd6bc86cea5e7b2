import { changeLogCollection, parseChange, type Change } from '@/entities/change-log';
import { tellingCollection } from '@/entities/telling';
import { readList } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';
import { owedEvents, owedTelling, withoutCancelled, withoutEarlierCorrections } from '../model/owed-telling';
import { mostRecent, readMovedTalks, readPlannedTrials } from './unlogged-changes';

/** How far back the office is reminded to tell somebody, in milliseconds: two weeks. */
const remindedMs = 14 * 86_400_000;

/** Most changes that one query of the list reads. */
const mostChanges = 200;

/** Most tellings that one opening of the list reads: as many as changes, and those of older ones. */
const mostTellings = owedEvents.length * mostChanges + 2 * mostRecent + 100;

/** The changes to tell. */
export interface OwedTellings {
  /** Oldest first. */
  readonly changes: readonly Change[];
  /** Whether older ones were left out. */
  readonly isCut: boolean;
}

/** Newest lines of the log with one of these events. */
const readLines = (documents: DocumentsPort, events: readonly string[], notBefore: string) =>
  documents.list({
    collection: changeLogCollection,
    where: [
      { field: 'event', oneOf: events },
      { field: 'at', notBefore },
    ],
    orderBy: { field: 'at', direction: 'descending' },
    limit: mostChanges,
  });

const byTime = (one: Change, other: Change): number => Date.parse(one.at) - Date.parse(other.at);

/** Changes of the last two weeks that somebody waits for and was not told. */
export async function readOwedTellings(documents: DocumentsPort, now: Date): Promise<OwedTellings> {
  const notBefore = new Date(now.getTime() - remindedMs).toISOString();
  const [tellings, trials, ...lines] = await Promise.all([
    documents.list({
      collection: tellingCollection,
      where: [{ field: 'at', notBefore }],
      orderBy: { field: 'at', direction: 'descending' },
      limit: mostTellings,
    }),
    readPlannedTrials(documents, notBefore),
    ...owedEvents.map((events) => readLines(documents, events, notBefore)),
  ]);
  const told = new Set(tellings.map(({ id }) => id));
  const talks = await readMovedTalks(documents, notBefore, told);
  const logged = lines.flatMap((found) => readList(changeLogCollection, found, parseChange));
  const lasting = withoutEarlierCorrections(withoutCancelled(logged));
  const changes = [...lasting, ...trials.changes, ...talks.changes]
    .filter((change) => !told.has(change.id) && owedTelling(change) !== null)
    .sort(byTime);
  const isCut =
    tellings.length === mostTellings ||
    trials.isCut ||
    talks.isCut ||
    lines.some(({ length }) => length === mostChanges);
  return { changes, isCut };
}
