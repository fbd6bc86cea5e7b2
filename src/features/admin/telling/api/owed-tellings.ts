import { changeLogCollection, parseChange, type Change } from '@/entities/change-log';
import { remindedMs, tellingCollection } from '@/entities/telling';
import { readList } from '@/shared/api';
import type { DocumentsPort, StoredDocument } from '@/shared/backend';
import { owedEvents, owedTelling, withoutCancelled, withoutEarlierCorrections } from '../model/owed-telling';
import { mostRecent, readMovedTalks, readPlannedTrials } from './unlogged-changes';

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

/** Upper bound of the delay between the time of a line and its visibility, in milliseconds. */
const overlapMs = 10_000;

/** A list that only grows, newest first, as far as it was read. */
interface KeptLines {
  readonly found: readonly StoredDocument[];
  /** Whether older ones were left out. */
  readonly isCut: boolean;
}

/** What one opening of the list keeps for the next. */
export type OwedMemory = Map<string, KeptLines>;

const timeOf = ({ data }: StoredDocument): string => String(data.at);

/**
 * Reads of a list that only grows what is newer than what was read before: only a removal changes lines of
 * the log, or tellings.
 * @param read reads the newest not before a time, at most `most`
 */
async function readGrowing(
  memory: OwedMemory,
  name: string,
  { notBefore, most }: { readonly notBefore: string; readonly most: number },
  read: (notBefore: string) => Promise<readonly StoredDocument[]>,
): Promise<KeptLines> {
  const kept = memory.get(name);
  const newest = kept?.found[0];
  const from = newest ? new Date(Date.parse(timeOf(newest)) - overlapMs).toISOString() : notBefore;
  const found = await read(from > notBefore ? from : notBefore);
  // More than one question returns have come: what lies between is not known.
  const isGap = found.length === most;
  const known = new Set(found.map(({ id }) => id));
  const older = isGap
    ? []
    : (kept?.found.filter((line) => !known.has(line.id) && timeOf(line) >= notBefore) ?? []);
  const all = { found: [...found, ...older], isCut: isGap || (kept?.isCut ?? false) };
  memory.set(name, all);
  return all;
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

const readTellings = (documents: DocumentsPort, notBefore: string) =>
  documents.list({
    collection: tellingCollection,
    where: [{ field: 'at', notBefore }],
    orderBy: { field: 'at', direction: 'descending' },
    limit: mostTellings,
  });

const byTime = (one: Change, other: Change): number => Date.parse(one.at) - Date.parse(other.at);

/**
 * Changes of the last two weeks that somebody waits for and was not told.
 * @param memory what an earlier opening has read; with it only what is newer is read of the log
 */
export async function readOwedTellings(
  documents: DocumentsPort,
  now: Date,
  memory: OwedMemory = new Map(),
): Promise<OwedTellings> {
  const notBefore = new Date(now.getTime() - remindedMs).toISOString();
  const [tellings, trials, ...lines] = await Promise.all([
    readGrowing(memory, 'tellings', { notBefore, most: mostTellings }, (from) =>
      readTellings(documents, from),
    ),
    readPlannedTrials(documents, notBefore),
    ...owedEvents.map((events) =>
      readGrowing(memory, events.join(), { notBefore, most: mostChanges }, (from) =>
        readLines(documents, events, from),
      ),
    ),
  ]);
  const told = new Set(tellings.found.map(({ id }) => id));
  const talks = await readMovedTalks(documents, notBefore, told);
  const logged = lines.flatMap(({ found }) => readList(changeLogCollection, found, parseChange));
  const lasting = withoutEarlierCorrections(withoutCancelled(logged));
  const changes = [...lasting, ...trials.changes, ...talks.changes]
    .filter((change) => !told.has(change.id) && owedTelling(change) !== null)
    .sort(byTime);
  const isCut = tellings.isCut || trials.isCut || talks.isCut || lines.some((list) => list.isCut);
  return { changes, isCut };
}
