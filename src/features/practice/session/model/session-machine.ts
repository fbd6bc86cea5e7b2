import {
  emptyDraft,
  findDraftProblem,
  judge,
  layoutOf,
  readDraft,
  type Answer,
  type AnswerDraft,
  type Layout,
  type Question,
  type Verdict,
} from '@/entities/practice/pack';
import { assign, fromPromise, setup } from 'xstate';

/** A question of the session, as it is shown. */
export interface Asked {
  readonly question: Question;
  readonly layout: Layout;
  /** Misconception whose lesson asked this question. */
  readonly drill?: string;
}

/** A judged answer at one place of the session. */
export interface Judged {
  readonly answer: Answer;
  readonly verdict: Exclude<Verdict, { kind: 'unreadable' }>;
  readonly hintsUsed: number;
  /** What became of it on this device; absent while it is being kept. */
  readonly keeping?: Keeping;
}

/** `improved`: kept, and the question is a newer version of one that was answered before. */
export type Keeping = 'kept' | 'improved' | 'full' | 'denied' | 'answered-elsewhere' | 'profile-gone';

/** What is written when an answer is given. */
export interface Recording {
  readonly position: number;
  readonly asked: Asked;
  readonly judged: Judged;
  /** From showing the question to the answer, in milliseconds. */
  readonly tookMs: number;
}

interface SessionInput {
  readonly asked: readonly Asked[];
  /** Of an earlier visit, by place. */
  readonly judged: Readonly<Record<number, Judged>>;
  readonly showAnswers: 'at-once' | 'at-end';
  readonly now: () => number;
}

interface SessionContext extends SessionInput {
  readonly position: number;
  readonly draft: AnswerDraft;
  readonly hintsUsed: 0 | 1 | 2;
  readonly problem: ReturnType<typeof findDraftProblem>;
  /** When the question was shown, in milliseconds since the epoch. */
  readonly shownAt: number;
}

export type SessionEvent =
  | { type: 'draft.changed'; draft: AnswerDraft }
  | { type: 'hint.asked' }
  | { type: 'answer.given' }
  | { type: 'drill.asked'; asked: readonly Asked[] }
  | { type: 'next.asked' };

export const askedOf = (question: Question, isShuffled: boolean, seed: number): Asked => ({
  question,
  layout: layoutOf(question, seed, isShuffled),
});

function draftAt(asked: readonly Asked[], position: number): AnswerDraft {
  const shown = asked[position];
  return shown ? emptyDraft(shown.question, shown.layout) : { kind: 'gap', typed: '' };
}

/** The first place without an answer; the number of questions when all are answered. */
function firstOpen({ asked, judged }: Pick<SessionInput, 'asked' | 'judged'>, from = 0): number {
  const place = asked.findIndex((_, index) => index >= from && !judged[index]);
  return place < 0 ? asked.length : place;
}

function judgeDraft({ asked, position, draft, hintsUsed }: SessionContext): Judged | null {
  const shown = asked[position];
  const answer = readDraft(draft);
  if (!shown || !answer) return null;
  const verdict = judge(shown.question, answer);
  return verdict.kind === 'unreadable' ? null : { answer, verdict, hintsUsed };
}

const openAt = (context: Pick<SessionContext, 'asked' | 'now'>, position: number) => ({
  position,
  draft: draftAt(context.asked, position),
  hintsUsed: 0 as const,
  problem: null,
  shownAt: context.now(),
});

/**
 * A set of questions, one after another: answered, judged, explained. Hints are counted, since a right answer
 * with a hint is not mastery. Each answer is kept as soon as it is given. A device that refuses
 * stops nothing.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
  },
  actors: {
    keepAnswer: fromPromise<Keeping, Recording>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    isReadable: ({ context }) => judgeDraft(context) !== null,
    isShownAtEnd: ({ context }) => context.showAnswers === 'at-end',
    hasNext: ({ context }) => firstOpen(context) < context.asked.length,
  },
  actions: {
    judgeAnswer: assign(({ context }) => {
      const judged = judgeDraft(context);
      return judged ? { judged: { ...context.judged, [context.position]: judged }, problem: null } : {};
    }),
    openNext: assign(({ context }) => openAt(context, firstOpen(context))),
  },
}).createMachine({
  id: 'practice-session',
  context: ({ input }) => ({ ...input, ...openAt(input, firstOpen(input)) }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'hasNext', target: 'answering' }, { target: 'finished' }],
    },
    answering: {
      on: {
        'draft.changed': { actions: assign(({ event }) => ({ draft: event.draft, problem: null })) },
        'hint.asked': {
          actions: assign(({ context }) => ({
            hintsUsed: context.hintsUsed === 0 ? (1 as const) : (2 as const),
          })),
        },
        'answer.given': [
          { guard: 'isReadable', target: 'keeping', actions: 'judgeAnswer' },
          { actions: assign(({ context }) => ({ problem: findDraftProblem(context.draft) })) },
        ],
      },
    },
    keeping: {
      invoke: {
        src: 'keepAnswer',
        input: ({ context: { position, asked, judged, now, shownAt } }) => {
          const shown = asked[position];
          const given = judged[position];
          if (!shown || !given) throw new Error(`no answer at place ${String(position)}`);
          return { position, asked: shown, judged: given, tookMs: Math.max(0, now() - shownAt) };
        },
        onDone: {
          target: 'judged',
          actions: assign(({ context, event }) => {
            const given = context.judged[context.position];
            if (!given) return {};
            return { judged: { ...context.judged, [context.position]: { ...given, keeping: event.output } } };
          }),
        },
      },
    },
    judged: {
      always: [{ guard: 'isShownAtEnd', target: 'passing' }],
      on: {
        'next.asked': 'passing',
        // The same two are asked once, however often the button is pressed: the state is left.
        'drill.asked': {
          target: 'passing',
          actions: assign(({ context: { asked, position }, event }) => ({
            asked: [...asked.slice(0, position + 1), ...event.asked, ...asked.slice(position + 1)],
          })),
        },
      },
    },
    passing: {
      always: [{ guard: 'hasNext', target: 'answering', actions: 'openNext' }, { target: 'finished' }],
    },
    finished: { type: 'final' },
  },
});
