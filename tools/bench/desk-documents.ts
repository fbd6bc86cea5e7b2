import { createReferenceCode } from '@/entities/reference-code/model/reference-code';
import { regionCodes, schoolClasses, subjectsOf, weekSlots } from '@/shared/ghana';

/** A stored document; see `src/shared/embedded/database.ts`. */
export interface BenchRow {
  readonly path: string;
  readonly collection: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const hourMs = 3_600_000;

const towns =
  'Adenta,Madina,East Legon,Tema,Ashaiman,Kasoa,Dansoman,Bantama,Asokwa,Ejisu,Tamale,Sagnarigu,Ho,Hohoe,Wa,Bolgatanga,Cape Coast,Takoradi,Sunyani,Techiman,Koforidua,Nsawam'.split(
    ',',
  );

/** States with their percentage: many requests wait, as at the start of a school year. */
const shares = [
  ['submitted', 30],
  ['reviewing', 20],
  ['offered', 15],
  ['trial', 8],
  ['running', 12],
  ['ended', 10],
  ['cancelled', 5],
] as const;

const story = ['submitted', 'reviewing', 'offered', 'trial', 'running', 'ended'];
const events: Readonly<Record<string, string>> = {
  reviewing: 'review.started',
  offered: 'offer.made',
  trial: 'offer.accepted',
  running: 'trial.passed',
  ended: 'lessons.ended',
  cancelled: 'request.cancelled',
};

/** Mulberry32, a seeded random generator: the same records in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function stateAt(hundredth: number): string {
  let end = 0;
  for (const [state, share] of shares) {
    end += share;
    if (hundredth < end) return state;
  }
  return 'submitted';
}

/** Creates requests with contact, tracking and change-log entries. Deterministic except for the time. */
export function createDeskRows(count: number, now: Date): readonly BenchRow[] {
  const random = createRandom(7);
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const someOf = <Item>(items: readonly Item[], most: number): readonly Item[] => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => oneOf(items))),
  ];
  const bytes = (length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256));

  return Array.from({ length: count }).flatMap((_, index) => {
    const ref = createReferenceCode('tuition', bytes);
    const record = `tuitionRequests/${ref}`;
    const state = stateAt(index % 100);
    const states =
      state === 'cancelled' ? ['submitted', 'cancelled'] : story.slice(0, story.indexOf(state) + 1);
    const sent = now.getTime() - (1 + random() * 2000) * hourMs;
    const times = states.map((_state, step) =>
      new Date(sent + ((now.getTime() - sent) * step * random()) / states.length).toISOString(),
    );
    const movedAt = times.sort().at(-1) ?? '';
    const schoolClass = oneOf(schoolClasses);
    const subjects = someOf(subjectsOf(schoolClass), 4);
    const changeIds = states.map((_state, step) => `bench-${index}-${step}`);
    const documents: readonly (readonly [path: string, data: BenchRow['data']])[] = [
      [
        record,
        {
          state,
          createdAt: new Date(sent).toISOString(),
          movedAt,
          updatedAt: movedAt,
          lastChange: states.length > 1 ? (changeIds.at(-1) ?? '') : '',
          isSample: false,
          learner: { name: oneOf(['', 'Kojo', 'Esi', 'Yaw', 'Akua']), gender: 'unsaid', age: 13, need: '' },
          lessons: {
            schoolClass,
            subjects,
            prioritySubject: subjects[0],
            hours: someOf(weekSlots, 4),
            perWeek: 2,
            startDate: new Date(now.getTime() + 7 * 24 * hourMs).toISOString().slice(0, 10),
            tutorGender: 'any',
            budget: 6000,
          },
          place: { where: 'home', region: oneOf(regionCodes), town: random() < 0.1 ? '' : oneOf(towns) },
          cancellation: { reason: state === 'cancelled' ? 'too-costly' : '', words: '' },
        },
      ],
      [
        `${record}/contact/guardian`,
        {
          relation: 'parent',
          name: 'Ama Mensah',
          phone: '+233241234567',
          email: '',
          contactBy: 'call',
          digitalAddress: '',
          landmark: '',
          message: '',
          consent: { version: '2026-11', language: 'en', news: false },
        },
      ],
      [
        `tracking/${ref}`,
        {
          topic: { kind: 'tuition', schoolClass, subject: subjects[0] },
          state,
          steps: Object.fromEntries(states.map((what, step) => [`s0${step}`, { what, at: times[step] }])),
        },
      ],
      ...states.slice(1).map(
        (to, step) =>
          [
            `changeLog/${changeIds[step + 1] ?? ''}`,
            {
              at: times[step + 1],
              by: { kind: 'office', userId: 'demo-admin', name: 'Office 1 (sample)' },
              record,
              event: events[to],
              before: { state: states[step] },
              after: { state: to },
            },
          ] as const,
      ),
    ];
    return documents.map(([path, data]) => ({
      path,
      collection: path.slice(0, path.lastIndexOf('/')),
      data,
    }));
  });
}
