import { expect } from 'vitest';
import type { ChangedBy } from '../../src/entities/change-log';
import { lessonPath } from '../../src/entities/lesson';
import type { BackendPort, Write } from '@/shared/backend';
import { planAsFamily, transitionOf } from '../samples/offers';

interface Story {
  readonly ref: string;
  readonly offer: { readonly id: string; readonly tutorId: string };
  readonly lesson: string;
  readonly tutor: ChangedBy;
}

interface Steps {
  readonly commit: (writes: readonly Write[]) => Promise<unknown>;
  readonly commitTwice: (writes: readonly Write[]) => Promise<unknown>;
  readonly get: BackendPort['documents']['get'];
  readonly asTutor: () => Promise<unknown>;
}

const family: ChangedBy = { kind: 'code-holder' };

/** To the minute, this many days from now. */
const startIn = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)}:00.000Z`;

/**
 * The family that has chosen plans a lesson and asks for another time, and the tutor accepts; then the tutor
 * asks, and the family accepts. Each once.
 */
export async function moveLesson(
  { ref, offer, lesson, tutor }: Story,
  { commit, commitTwice, get, asTutor }: Steps,
): Promise<void> {
  const record = lessonPath(offer.id, lesson);
  const forbidden = { code: 'forbidden' };
  const [oldStart, startsAt] = [startIn(2), startIn(4)];
  await commitTwice(planAsFamily(ref, offer.id, lesson, offer.tutorId, oldStart));
  const move = { count: 1, startsAt, oldStart, reason: 'school', answer: '', words: '' };
  const asked = {
    from: 'planned',
    to: 'moving',
    event: 'move.proposed',
    by: family,
    changes: { move },
  } as const;
  await expect(commit(transitionOf(record, asked))).rejects.toMatchObject(forbidden);
  await commitTwice(transitionOf(record, { ...asked, actOf: ref }));
  // From a second tab that still shows it as planned.
  await expect(commit(transitionOf(record, { ...asked, actOf: ref }))).rejects.toMatchObject(forbidden);

  await asTutor();
  const accepted = { ...move, answer: 'accepted' };
  const answer = {
    from: 'moving',
    to: 'planned',
    event: 'move.accepted',
    by: tutor,
    changes: { move: accepted, startsAt },
  };
  await commitTwice(transitionOf(record, answer));
  expect(await get(record)).toMatchObject({ state: 'planned', startsAt, move: accepted });
  await expect(commit(transitionOf(record, answer))).rejects.toMatchObject(forbidden);

  const again = { ...move, count: 2, startsAt: startIn(6), oldStart: startsAt, by: 'tutor' };
  await commitTwice(transitionOf(record, { ...asked, by: tutor, changes: { move: again } }));
  expect(await get(record)).toMatchObject({ state: 'moving', startsAt });
  const agreed = { ...again, answer: 'accepted' };
  const yes = { ...answer, by: family, changes: { move: agreed, startsAt: again.startsAt } };
  await expect(commit(transitionOf(record, { ...yes, by: tutor }))).rejects.toMatchObject(forbidden);
  await expect(commit(transitionOf(record, yes))).rejects.toMatchObject(forbidden);
  await commitTwice(transitionOf(record, { ...yes, actOf: ref }));
  expect(await get(record)).toMatchObject({ state: 'planned', startsAt: again.startsAt, move: agreed });
}
