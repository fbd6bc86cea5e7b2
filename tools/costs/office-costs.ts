import { readFileSync } from 'node:fs';
import { assumptions as assumed, prices } from './assumptions';

/** An action as `tests/integration/measured-costs.test.tsx` counts it. */
interface CountedReads {
  /** Documents. */
  readonly reads: number;
  readonly requests: number;
}

interface CountedWrites {
  readonly writes: number;
  readonly created: number;
  readonly bytes: number;
  readonly readByRules: number;
}

interface Measured {
  readonly reads: Readonly<Record<string, CountedReads>>;
  readonly writes: Readonly<Record<string, CountedWrites>>;
}

export const measured = JSON.parse(
  readFileSync(new URL('./measured.json', import.meta.url), 'utf8'),
) as Measured;

/** What an office reads and writes on an average working day, and pays. */
export interface OfficeCosts {
  /** Reads of a day, by action. */
  readonly reads: Readonly<Record<string, number>>;
  readonly readsADay: number;
  readonly writesADay: number;
  /** Documents and GiB stored after a year. A backup reads each document. */
  readonly documents: number;
  readonly stored: number;
  /** GiB sent in a month, with the backups. */
  readonly sent: number;
  /** Whether the busiest day stays within the free plan. */
  readonly isFreeAtPeak: boolean;
  /** US dollars a month, of average days and of a month of busiest days. */
  readonly dollars: number;
  readonly dollarsAtPeak: number;
}

const gibibyte = 2 ** 30;

/** What an action is billed: the rules look up one document more at each request. */
function billed(action: string): number {
  const counted = measured.reads[action];
  if (!counted) throw new Error(`measured.json has no ${action}`);
  return counted.reads + counted.requests;
}

/** What an action is billed of which two sizes are measured, at another size. */
function between(few: readonly [string, number], many: readonly [string, number], size: number): number {
  const [base, top] = [billed(few[0]), billed(many[0])];
  return base + ((top - base) / (many[1] - few[1])) * (size - few[1]);
}

/** How often each step of a request's life happens, for one request. */
const steps: Readonly<Record<string, number>> = {
  'a request': 1,
  'a look': 1,
  'a move': assumed.moves,
  'an offer, and the move of its request': assumed.offers,
  'an answer of the tutor': assumed.offers,
  'a choice of the family, and the move of its request': assumed.taught,
  'a lesson that the family plans': assumed.taught * assumed.lessons,
  'a door code': assumed.taught * assumed.lessons,
  'an entry at the door': assumed.taught * assumed.lessons,
  'a lesson that was taught': assumed.taught * assumed.lessons,
  'a lesson that the family confirms': assumed.taught * assumed.lessons,
  'a lesson that is paid': assumed.taught * assumed.lessons,
  'a review of the family': assumed.reviewing,
  'a note': assumed.notes,
};

/** Sum over the life of one request. */
function perRequest(part: keyof CountedWrites): number {
  return Object.entries(steps).reduce((sum, [name, times]) => {
    const counted = measured.writes[name];
    if (!counted) throw new Error(`measured.json has no ${name}`);
    return sum + times * counted[part];
  }, 0);
}

function readsOf(requests: number): Readonly<Record<string, number>> {
  const desks = Math.max(1, Math.ceil(requests / assumed.requestsPerDesk));
  const open = (requests * assumed.daysOpen) / 365;
  const perDay = requests / assumed.daysAYear;
  const lessonsADay = perDay * assumed.taught * assumed.lessons;
  const half = assumed.lessons / 2;
  const visits =
    perDay * (assumed.visitsBefore + assumed.visitsWaiting) +
    lessonsADay * (assumed.visitsPerLesson + assumed.tutorVisitsPerLesson);
  return {
    'desks opened':
      desks *
      assumed.openingsADay *
      between(['desk opened, 0 open', 0], ['desk opened, 400 open', 400], open),
    'desks kept open': desks * assumed.hoursADay * billed('desk open for an hour'),
    'list of what is to tell': desks * billed('desk, what is to tell'),
    'records, searches and pages on the desk':
      perDay *
        (assumed.recordsOpened * billed('desk, record opened') +
          assumed.searches * billed('desk, search by phone')) +
      desks * assumed.pagesADay * billed('desk, next page'),
    'visits of families':
      perDay * assumed.visitsWaiting * billed('family that waits') +
      lessonsADay *
        assumed.visitsPerLesson *
        between(['family with 1 lesson', 1], ['family with 11 lessons', 11], half),
    'news that phones ask for':
      (open + (open * assumed.taught) / assumed.familiesPerTutor) * assumed.asking * assumed.checksADay * 2,
    'visits of tutors':
      lessonsADay *
      assumed.tutorVisitsPerLesson *
      between(['tutor with 1 lesson', 1], ['tutor with 11 lessons', 11], half * assumed.familiesPerTutor),
    'accepted words of other languages': visits * assumed.inOtherLanguage,
    'rules, to allow writes': perDay * perRequest('readByRules'),
  };
}

const beyond = (used: number, free: number) => Math.max(0, used - free);

/** A day and what is stored, as Google bills them. */
interface Used {
  readonly reads: number;
  readonly writes: number;
  /** Documents, each of which a backup reads. */
  readonly documents: number;
  /** GiB stored, and sent in a month. */
  readonly stored: number;
  readonly sent: number;
}

/** Dollars for a month of such days. */
function dollarsOf({ reads, writes, documents, stored, sent }: Used): number {
  const read = beyond(reads, prices.freeReads);
  const onBackup = beyond(reads + documents, prices.freeReads) - read;
  return (
    (read * prices.read + beyond(writes, prices.freeWrites) * prices.write) * (assumed.daysAYear / 12) +
    onBackup * prices.read * (assumed.backupsAYear / 12) +
    beyond(stored, prices.freeStored) * prices.stored +
    beyond(sent, prices.freeSent) * prices.sent
  );
}

/** GiB that a month of such days sends, with its backups. */
const sentIn = (reads: number, documents: number): number =>
  ((reads * assumed.daysAYear + documents * assumed.backupsAYear) * assumed.bytesPerRead) / 12 / gibibyte;

/** Computes what an office with so many requests a year pays, from what was measured and assumed. */
export function officeCosts(requests: number): OfficeCosts {
  const reads = readsOf(requests);
  const readsADay = Object.values(reads).reduce((sum, count) => sum + count, 0);
  const writesADay = (requests * perRequest('writes')) / assumed.daysAYear;
  const documents = requests * perRequest('created');
  const stored = (requests * perRequest('bytes') * assumed.storedPerByte) / gibibyte;
  const monthOf = (times: number) => {
    const day = { reads: times * readsADay, writes: times * writesADay };
    return dollarsOf({ ...day, documents, stored, sent: sentIn(day.reads, documents) });
  };
  const isFree = (used: number, free: number) => assumed.peak * used <= free;
  return {
    reads,
    readsADay,
    writesADay,
    documents,
    stored,
    sent: sentIn(readsADay, documents),
    isFreeAtPeak: isFree(readsADay, prices.freeReads) && isFree(writesADay, prices.freeWrites),
    dollars: monthOf(1),
    dollarsAtPeak: monthOf(assumed.peak),
  };
}
