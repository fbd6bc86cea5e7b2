import { claimLapsesAt, type HomeworkQuestion } from '@/entities/homework/question';
import {
  acceptUntil,
  atDoorUntil,
  canDisputeMiss,
  disputeMissWithinMs,
  endOfLesson,
  hasTrial,
  heardUntil,
  isAskedOf,
  isNewlyGoingOn,
  isToCome,
  type Lesson,
  moveNoticeMs,
  overlapsOf,
} from '@/entities/lesson';
import { lapsesAt, offerStateAt, type Offer } from '@/entities/offer';
import type { Tutor } from '@/entities/tutor';
import { papersToRenew, type PublicEvidence } from '@/entities/vetting/evidence';

/** What is known of a tutor, with what this phone has not sent yet. */
export interface TutorFacts {
  readonly offers: readonly Offer[];
  readonly lessons: readonly Lesson[];
  /** Homework questions of the tutor. */
  readonly questions: readonly HomeworkQuestion[];
  /** Null until the office has created the profile. */
  readonly tutor: Pick<Tutor, 'state' | 'evidence'> | null;
}

/** Part of the tutor area where it is done; `office` is a message to the office. */
export type TutorPlace = 'offers' | 'lessons' | 'homework' | 'week' | 'application' | 'office';

interface TutorTerms {
  readonly who: 'you' | 'office' | 'nobody';
  readonly place: TutorPlace;
}

/** Each next thing of a tutor, by the key of its words. */
export const tutorNows = {
  lesson: { who: 'you', place: 'lessons' },
  trial: { who: 'you', place: 'lessons' },
  report: { who: 'you', place: 'lessons' },
  offer: { who: 'you', place: 'offers' },
  homework: { who: 'you', place: 'homework' },
  move: { who: 'you', place: 'lessons' },
  overlap: { who: 'you', place: 'lessons' },
  missed: { who: 'you', place: 'lessons' },
  'plan-trial': { who: 'you', place: 'lessons' },
  'goes-on': { who: 'you', place: 'lessons' },
  paper: { who: 'you', place: 'office' },
  'paper-ended': { who: 'you', place: 'office' },
  'no-profile': { who: 'office', place: 'application' },
  answered: { who: 'nobody', place: 'offers' },
  paused: { who: 'nobody', place: 'week' },
  'lesson-next': { who: 'nobody', place: 'lessons' },
  nothing: { who: 'nobody', place: 'week' },
} as const satisfies Readonly<Record<string, TutorTerms>>;

export type TutorNowKey = keyof typeof tutorNows;

/** One thing for a tutor to do. */
export interface TutorNow extends TutorTerms {
  readonly key: TutorNowKey;
  /** Until when it is done, in milliseconds since the epoch; null without a limit. */
  readonly by: number | null;
  /** Whether that time has passed. */
  readonly isLate: boolean;
  /** Since when it waits, in milliseconds since the epoch, where nothing ends it. */
  readonly since?: number;
  readonly lesson?: Lesson;
  /** The lesson that `lesson` meets. */
  readonly other?: Lesson;
  /** Whether it is too late to ask for another time here: the tutor calls. */
  readonly isCall?: true;
  readonly offer?: Offer;
  readonly paper?: PublicEvidence;
  /** Whether the fields of the door codes belong to it. */
  readonly hasDoor?: true;
}

type About = Partial<
  Pick<TutorNow, 'by' | 'since' | 'lesson' | 'other' | 'isCall' | 'offer' | 'paper' | 'hasDoor'>
>;

/** A thing and how soon it counts: the lower rank first, within one rank the earlier time. */
interface Ranked {
  readonly thing: TutorNow;
  readonly rank: number;
  readonly time: number;
}

/** From this long before a lesson nothing else comes first, in milliseconds: 3 hours. */
const gateMs = 10_800_000;

const dayMs = 86_400_000;

/**
 * Ranks: at the gate, what lapses, what is owed, a lesson of today that is still hours away, what can wait,
 * and what is no work. Nothing can be done about such a lesson before its hour; what is owed can be done now.
 */
const ranks = { gate: 0, lapsing: 1, owed: 2, today: 3, later: 4, none: 5 } as const;

/**
 * What a tutor has to do, the most urgent first, never empty: a lesson about to begin, then what lapses, then
 * what is owed, such as a report or the plan of a family that goes on, then the later lessons of today.
 */
export function tutorNow(facts: TutorFacts, now: Date): readonly [TutorNow, ...TutorNow[]] {
  const thing = (key: TutorNowKey, { by = null, ...about }: About = {}): TutorNow => ({
    ...tutorNows[key],
    key,
    by,
    isLate: by !== null && now.getTime() > by,
    ...about,
  });
  const found = [
    ...facts.lessons.flatMap((lesson) => ofLesson(lesson, isOn(facts, lesson), now, thing)),
    ...ofOverlaps(facts, now, thing),
    ...ofOffers(facts, now, thing),
    ...ofQuestions(facts.questions, now, thing),
    ...ofPapers(facts.tutor?.evidence ?? [], now, thing),
  ];
  const [first, ...others] = found
    .sort((one, other) => one.rank - other.rank || one.time - other.time)
    .map((one) => one.thing);
  return first ? [first, ...others] : [withoutWork(facts, now, thing)];
}

type MakeThing = (key: TutorNowKey, about?: About) => TutorNow;

/** Whether the lessons of this pair go on. */
const isOn = ({ offers }: TutorFacts, { offerId }: Lesson): boolean =>
  offers.some(({ id, state }) => id === offerId && state === 'chosen');

function ofLesson(lesson: Lesson, goesOn: boolean, now: Date, thing: MakeThing): readonly Ranked[] {
  const time = now.getTime();
  const start = Date.parse(lesson.startsAt);
  const end = endOfLesson(lesson);
  if (canDisputeMiss(lesson, 'tutor', now)) {
    const by = Date.parse(lesson.movedAt) + disputeMissWithinMs;
    return [{ thing: thing('missed', { lesson, by }), rank: ranks.later, time: by }];
  }
  if (!isToCome(lesson.state)) return [];
  const about = {
    lesson,
    ...(lesson.where === 'home' && time < atDoorUntil(lesson) && ({ hasDoor: true } as const)),
  };
  if (time >= end) {
    const rank = time < atDoorUntil(lesson) ? ranks.gate : ranks.owed;
    return [{ thing: thing('report', { ...about, by: heardUntil(lesson) }), rank, time: start }];
  }
  if (!goesOn) return [];
  const isToday = lesson.startsAt.slice(0, 10) === now.toISOString().slice(0, 10);
  const answerBy = isAskedOf('tutor', lesson) ? acceptUntil(lesson) : null;
  return [
    ...(isToday || start <= time
      ? [
          {
            thing: thing(lesson.isTrial ? 'trial' : 'lesson', about),
            rank: start - time < gateMs ? ranks.gate : ranks.today,
            time: start,
          },
        ]
      : []),
    ...(answerBy !== null && time < answerBy
      ? [{ thing: thing('move', { lesson, by: answerBy }), rank: ranks.lapsing, time: answerBy }]
      : []),
  ];
}

/** Two lessons at the same time, as long as neither has begun; of each learner only the next one. */
const ofOverlaps = ({ offers, lessons }: TutorFacts, now: Date, thing: MakeThing): readonly Ranked[] =>
  overlapsOf(
    lessons,
    offers.filter(({ state }) => state === 'chosen'),
    now,
  )
    .filter(
      ({ lesson }, index, all) =>
        all.findIndex((overlap) => overlap.lesson.offerId === lesson.offerId) === index,
    )
    .map(({ lesson, other, by }) => {
      const isCall = Date.parse(lesson.startsAt) - now.getTime() < moveNoticeMs;
      return {
        thing: thing('overlap', { lesson, other, by, ...(isCall && { isCall }) }),
        rank: ranks.lapsing,
        time: by,
      };
    });

function ofOffers({ offers, lessons }: TutorFacts, now: Date, thing: MakeThing): readonly Ranked[] {
  return offers.flatMap((offer): readonly Ranked[] => {
    const state = offerStateAt(offer, now);
    const by = lapsesAt(offer);
    if (state === 'sent') return [{ thing: thing('offer', { offer, by }), rank: ranks.lapsing, time: by }];
    const own = lessons.filter(({ offerId }) => offerId === offer.id);
    if (state !== 'chosen') return [];
    const { goesOnAt } = offer;
    const owed = (key: 'goes-on' | 'plan-trial', since: number): readonly Ranked[] => [
      { thing: thing(key, { offer, since }), rank: ranks.owed, time: since },
    ];
    if (goesOnAt !== undefined && isNewlyGoingOn(own, true)) return owed('goes-on', Date.parse(goesOnAt));
    return hasTrial(offer.id, own, []) ? [] : owed('plan-trial', Date.parse(offer.movedAt));
  });
}

/** A claim that has lapsed waits behind what still can be lost. */
const ofQuestions = (
  questions: readonly HomeworkQuestion[],
  now: Date,
  thing: MakeThing,
): readonly Ranked[] =>
  questions.flatMap((question) => {
    const by = claimLapsesAt(question);
    return by === null
      ? []
      : [
          {
            thing: thing('homework', { by }),
            rank: by > now.getTime() ? ranks.lapsing : ranks.owed,
            time: by,
          },
        ];
  });

function ofPapers(evidence: readonly PublicEvidence[], now: Date, thing: MakeThing): readonly Ranked[] {
  return papersToRenew(evidence, now.toISOString().slice(0, 10)).map(({ evidence: paper, stage }) => {
    const by = Date.parse(paper.expiry) + dayMs - 1;
    return {
      thing: thing(stage === 'ended' ? 'paper-ended' : 'paper', { paper, by }),
      rank: ranks.later,
      time: by,
    };
  });
}

/** What the card says when there is nothing to do. */
function withoutWork(facts: TutorFacts, now: Date, thing: MakeThing): TutorNow {
  const { offers, lessons, tutor } = facts;
  if (tutor === null) return thing('no-profile');
  const [next] = lessons
    .filter((lesson) => isToCome(lesson.state) && isOn(facts, lesson) && endOfLesson(lesson) > now.getTime())
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt));
  if (next) return thing('lesson-next', { lesson: next });
  const waits = offers.find(({ state }) => state === 'accepted' || state === 'amended');
  if (waits) return thing('answered', { offer: waits });
  return thing(tutor.state === 'paused' ? 'paused' : 'nothing');
}
