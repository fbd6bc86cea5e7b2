// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackingPath } from '@/entities/tracking';
import { lessonPath } from '../../src/entities/lesson';
import { TrackedRecord } from '@/pages/families/tracking/ui/tracked-record';
import { AreaViews } from '@/pages/teachers/tutor-area/ui/area-views';
import type { DocumentData } from '@/shared/backend';
import { DataSaverContext } from '@/shared/data-saver';
import { LoadPendingWritesContext } from '../../src/shared/pending-writes';
import { LoadOutboxContext } from '../../src/shared/submission';
import { chosenLesson } from '../policy/chosen-lesson';
import { honestSteps } from '../policy/forged-writes/honest-steps';
import { openDesk } from '../samples/counted-desk';
import { openCounted, stubPage } from '../samples/counted-place';
import { sumOf } from '../samples/counting-documents';
import { longDesk } from '../samples/long-desk';
import { newTuitionCode } from '../samples/records';
import { ruleReads } from '../samples/rule-reads';
import { createEnglish } from '../samples/words';

/**
 * What people do, counted as Firestore bills it. The figures stand in `tools/costs/measured.json`, from which
 * `npm run costs` computes what an office pays. When they change on purpose: `npm run unit -- -u` with this
 * file, then `npm run costs`.
 */
const file = '../../tools/costs/measured.json';

interface Counted {
  readonly reads: number;
  /** Requests to the database: the rules look up the role of whoever is signed in at each. */
  readonly requests: number;
}

const reads: Record<string, Counted> = {};

beforeEach(stubPage);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
}, 60_000);

const hourMs = 3_600_000;

const words = await createEnglish(
  ...(['code', 'outcome', 'family', 'tuition', 'now', 'tutor-area', 'photos', 'profile'] as const),
  ...(['ghana', 'shell', 'validation', 'words', 'data'] as const),
);

/** Notes what was counted since the last note. */
function note(name: string, { counting }: Pick<ReturnType<typeof openCounted>, 'counting'>, taken?: object) {
  const sum = sumOf((taken as Record<string, number> | undefined) ?? counting.takeReads());
  reads[name] = { reads: sum, requests: counting.takeCalls() };
}

it.each([0, 400])(
  'counts the desk of an office with %d open requests',
  async (open) => {
    const long = longDesk({ requests: 2000, open });
    const desk = openDesk(long, 'today');
    await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
    await desk.settle();
    note(`desk opened, ${open} open`, desk);
    if (open === 0) return;
    await desk.counting.passTime(hourMs, desk.settle);
    note('desk open for an hour', desk);
    expect(reads['desk open for an hour']?.reads).toBeLessThanOrEqual(130);
    note('desk, what is to tell', desk, await desk.show({}, 'telling'));
  },
  120_000,
);

it('counts what is looked for on the desk', async () => {
  const long = longDesk({ requests: 2000, open: 40 });
  const desk = openDesk(long);
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  await desk.settle();
  desk.counting.takeCalls();
  note('desk, search by phone', desk, await desk.show({ search: long.last.phone }));
  note('desk, next page', desk, await desk.show({ state: 'ended' }));
  await desk.show({});
  desk.counting.takeCalls();
  note('desk, record opened', desk, await desk.openRecord(long.last.ref));
}, 120_000);

const never = () => new Promise<never>(() => undefined);
const offerId = '6c1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f45';
const lessonId = (index: number) => `1e6c8d34-90f3-4a59-8d9f-${String(index).padStart(12, '0')}`;

/** A family in the fourth week of its lessons, or one that waits for a tutor. */
function family(lessons: number) {
  const ref = newTuitionCode();
  const made = chosenLesson({ ref, otherRef: newTuitionCode(), offerId, id: lessonId(0) })({});
  const lesson = made[lessonPath(offerId, lessonId(0))] ?? {};
  const ofLessons = Array.from({ length: lessons }, (_, index): [string, DocumentData] => [
    lessonPath(offerId, lessonId(index)),
    { ...lesson, isTrial: index === 0 },
  ]);
  const kept = Object.entries(made).filter(
    ([path]) => !path.includes('/lessons/') && (lessons > 0 || !path.includes('/proposals/')),
  );
  const tracking: DocumentData = { ...made[trackingPath(ref)], state: lessons > 0 ? 'running' : 'submitted' };
  const ofTracking: [string, DocumentData] = [trackingPath(ref), tracking];
  return { ref, stored: Object.fromEntries([...kept, ...ofLessons, ofTracking]) };
}

async function readPage(name: string, place: ReturnType<typeof openCounted>) {
  await place.settle();
  // A part that came in the meantime brings parts of its own.
  await place.settle();
  expect(screen.queryByText(/This part cannot be shown/)).toBeNull();
  note(name, place);
}

const saver = { read: () => true, subscribe: () => () => undefined, set: () => undefined };

const ofPage = (page: ReactNode) => (
  <DataSaverContext value={saver}>
    <LoadOutboxContext value={() => Promise.reject(new Error('no outbox'))}>
      <LoadPendingWritesContext value={never}>{page}</LoadPendingWritesContext>
    </LoadOutboxContext>
  </DataSaverContext>
);

it.each([
  ['family that waits', 0],
  ['family with 1 lesson', 1],
  ['family with 11 lessons', 11],
])('counts a visit of a %s', async (name, lessons) => {
  const { ref, stored } = family(lessons);
  const page = <TrackedRecord code={ref} isNew={false} another={null} unknown={null} />;
  await readPage(name, openCounted({ stored, member: null, address: `/code#${ref}`, words }, ofPage(page)));
});

const member = {
  ...{ id: 'demo-tutor', email: 'tutor@lifeline.example', displayName: 'Tutor 1' },
  ...({ isEmailVerified: true, role: 'tutor', duties: [] } as const),
};

it.each([
  ['tutor with 1 lesson', 1],
  ['tutor with 11 lessons', 11],
])('counts a visit of a %s', async (name, lessons) => {
  const { stored } = family(lessons);
  const page = <AreaViews tutorId={member.id} who={{ userId: member.id, name: member.displayName }} />;
  await readPage(name, openCounted({ stored, member, address: '/tutor/demo-tutor', words }, ofPage(page)));
});

/** The life of one request, by the names of its steps in the tests of forged writes. */
const acts = [
  ...['a request', 'a look', 'a move', 'an offer, and the move of its request', 'an answer of the tutor'],
  ...['a choice of the family, and the move of its request', 'a lesson that the family plans'],
  ...['a door code', 'an entry at the door', 'a lesson that was taught', 'a lesson that the family confirms'],
  ...['a lesson that is paid', 'a review of the family', 'a note'],
];

it('finds the figures that the costs are computed from', async () => {
  const writes: Record<string, object> = {};
  for (const name of acts) {
    const step = honestSteps.find(({ what }) => what === name);
    if (!step) throw new Error(`no step: ${name}`);
    const created = step.batch.filter((write) => write.type === 'create');
    writes[name] = {
      writes: step.batch.length,
      created: created.length,
      bytes: created.reduce((sum, { path, data }) => sum + path.length + JSON.stringify(data).length, 0),
      readByRules: await ruleReads(step),
    };
  }
  const found = { reads, writes };
  await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot(file);
});
