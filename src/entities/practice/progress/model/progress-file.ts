import * as v from 'valibot';
import type { Answer, GivenAnswer } from './answer';
import { longestProfileName, profileColours, type PracticeProfile } from './profile';
import { readSettings } from './settings-schema';

/** Largest file that is read, in bytes: more than 60,000 answers. */
export const largestFile = 16_000_000;

/** Counts up when older releases can no longer read the file. */
const fileVersion = 1;

const head = { app: 'lifeline', holds: 'practice-progress', version: fileVersion } as const;

/** The last millisecond of the year 9999, which dates can show. */
const latestTime = 253_402_300_799_999;

const deepestGiven = 4;

function isGiven(value: unknown, depth = 0): value is GivenAnswer {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === deepestGiven) return false;
  return Object.values(value).every((inner) => isGiven(inner, depth + 1));
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(latestTime));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const answerSchema = v.object({
  id,
  at: time,
  clock: v.exactOptional(time),
  pack: id,
  question: id,
  version: count,
  seed: v.exactOptional(v.number()),
  topic: id,
  weakness: v.exactOptional(id),
  outcome: v.picklist(['right', 'wrong']),
  misconception: v.exactOptional(id),
  drill: v.exactOptional(id),
  hintsUsed: count,
  given: v.custom<GivenAnswer>((value) => isGiven(value)),
  tookMs: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
});

const headSchema = v.object({ app: v.literal(head.app), holds: v.literal(head.holds), version: v.number() });

const profileSchema = v.object({
  id,
  name: v.pipe(v.string(), v.maxLength(longestProfileName)),
  colour: v.picklist(profileColours),
  createdAt: time,
  settings: v.pipe(v.unknown(), v.transform(readSettings)),
});

const fileSchema = v.object({ profile: profileSchema, answers: v.array(answerSchema) });

const answerFields = Object.keys(answerSchema.entries);
const profileFields = Object.keys(profileSchema.entries);

/** The fields in this order; without those that it does not have. */
const pick = (row: object, fields: readonly string[]): object => {
  const values = new Map(Object.entries(row));
  return Object.fromEntries(
    fields.filter((field) => values.has(field)).map((field) => [field, values.get(field)]),
  );
};

/** What a file of progress holds. Cards are computed from the answers. */
export interface ProgressFile {
  readonly profile: PracticeProfile;
  /** In order of time. */
  readonly answers: readonly Answer[];
}

/** Why a file was not taken. */
export type FileProblem = 'too-large' | 'not-json' | 'other-app' | 'other-version' | 'broken';

export type FileResult =
  | { readonly kind: 'read'; readonly file: ProgressFile }
  | { readonly kind: 'refused'; readonly reason: FileProblem };

/** By the primary key of answers. */
export const inOrderOfTime = (one: Answer, other: Answer): number =>
  one.at - other.at || (one.id < other.id ? -1 : 1);

/** Writes the progress of a profile as JSON. The same progress gives the same text. */
export function writeProgressFile({ profile, answers }: ProgressFile): string {
  const rows = [...answers].sort(inOrderOfTime).map((answer) => pick(answer, answerFields));
  const own = { ...profile, settings: readSettings(profile.settings) };
  return JSON.stringify({ ...head, profile: pick(own, profileFields), answers: rows });
}

const refused = (reason: FileProblem): FileResult => ({ kind: 'refused', reason });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}

/** Reads a file that somebody chose, which may be anything. */
export async function readProgressFile(chosen: Blob): Promise<FileResult> {
  if (chosen.size > largestFile) return refused('too-large');
  const parsed = parseJson(await chosen.text());
  if (parsed === undefined) return refused('not-json');
  const title = v.safeParse(headSchema, parsed);
  if (!title.success) return refused('other-app');
  if (title.output.version !== fileVersion) return refused('other-version');
  const body = v.safeParse(fileSchema, parsed, { abortEarly: true });
  if (!body.success) return refused('broken');
  const { profile, answers } = body.output;
  if (new Set(answers.map((answer) => answer.id)).size !== answers.length) return refused('broken');
  const rows = answers.map((answer): Answer => ({ ...answer, profile: profile.id }));
  return { kind: 'read', file: { profile, answers: rows.sort(inOrderOfTime) } };
}
