import { offerAnswerMs } from '@/entities/offer';
import { lessonWay, medianOf, type Tutor } from '@/entities/tutor';
import { isSameTown, type Subject, type WeekSlot } from '@/shared/ghana';
import { evidenceKinds } from '@/shared/choices';
import { matchParts, matchWeights, type MatchPart } from './match-weights';
import { rememberedMs, type TutorHistory } from './tutor-history';
import type { WantedTutor } from './wanted-tutor';

const dayMs = 86_400_000;

/** Number of families that a tutor can teach well beside a school job. */
const fullLoad = 5;

const longWaitDays = 30;

/** Facts behind a score. Translations: `match.reasons`. */
export interface MatchFacts {
  readonly way: 'home' | 'online';
  readonly hours: readonly WeekSlot[];
  readonly isWished: boolean;
  /** Subjects other than the priority subject. */
  readonly subjects: { readonly taught: readonly Subject[]; readonly asked: number };
  readonly isSameTown: boolean;
  /** Pesewas below the budget; null when none was given. */
  readonly below: number | null;
  /** Number of valid kinds of evidence. */
  readonly evidence: number;
  readonly load: number;
  /** Median answer time in milliseconds; null when never asked. */
  readonly answerMs: number | null;
  /** Days since the last offer. */
  readonly waitingDays: number;
}

export interface TutorScore {
  /** 0 to 100, in steps of 0.01. */
  readonly score: number;
  /** Points of each part. */
  readonly points: Readonly<Record<MatchPart, number>>;
  readonly facts: MatchFacts;
}

const within = (value: number): number => Math.min(Math.max(value, 0), 1);

function readFacts(wanted: WantedTutor, tutor: Tutor, { hours, history, now }: Circumstances): MatchFacts {
  const { lessons, place, wishedTutor } = wanted;
  const today = now.toISOString().slice(0, 10);
  const others = lessons.subjects.filter((subject) => subject !== lessons.prioritySubject);
  // Offers that are older than the history are not known.
  const start = new Date(now.getTime() - rememberedMs).toISOString();
  const waitsSince = history.lastAsked || (tutor.createdAt > start ? tutor.createdAt : start);
  return {
    way: lessonWay(wanted.place, tutor) ?? 'online',
    hours,
    isWished: wishedTutor !== undefined && [tutor.id, tutor.slug].includes(wishedTutor),
    subjects: {
      taught: others.filter((subject) => tutor.subjects.includes(subject)),
      asked: others.length,
    },
    isSameTown: isSameTown(place.town, tutor.towns),
    below: lessons.budget === 0 ? null : lessons.budget - tutor.price,
    evidence: tutor.evidence.filter(({ expiry }) => expiry === '' || expiry >= today).length,
    load: history.load,
    answerMs: history.answers.length === 0 ? null : medianOf(history.answers),
    waitingDays: Math.max(Math.floor((now.getTime() - Date.parse(waitsSince)) / dayMs), 0),
  };
}

/** Input besides the request and the profile. */
export interface Circumstances {
  /** Hours in common. */
  readonly hours: readonly WeekSlot[];
  readonly history: TutorHistory;
  readonly now: Date;
}

/** Score of a tutor with its parts. Each part depends only on the fact that it is named after. */
export function scoreTutor(wanted: WantedTutor, tutor: Tutor, circumstances: Circumstances): TutorScore {
  const facts = readFacts(wanted, tutor, circumstances);
  const { subjects, answerMs, below } = facts;
  const { perWeek, budget } = wanted.lessons;
  const parts: Record<MatchPart, number> = {
    hours: within(facts.hours.length / perWeek),
    wished: facts.isWished ? 1 : 0,
    subjects: subjects.asked === 0 ? 1 : subjects.taught.length / subjects.asked,
    town: facts.way === 'online' || facts.isSameTown ? 1 : 0,
    price: below === null ? 1 : within((2 * below) / budget),
    evidence: within(facts.evidence / evidenceKinds.length),
    load: within(1 - facts.load / fullLoad),
    answers: answerMs === null ? 0.5 : within(1 - answerMs / offerAnswerMs),
    waiting: within(facts.waitingDays / longWaitDays),
  };
  const points = Object.fromEntries(
    matchParts.map((part) => [part, Math.round(100 * matchWeights[part] * parts[part]) / 100]),
  ) as Record<MatchPart, number>;
  // Sum in hundredths, so that floating-point error does not break ties.
  const score = matchParts.reduce((sum, part) => sum + Math.round(100 * points[part]), 0) / 100;
  return { score, points, facts };
}
