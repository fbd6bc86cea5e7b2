import type { AccessContext, CollectionAccess, SuspendedSince } from '@/shared/backend';
import { isStored, uuidShape } from '@/shared/fields';
import { isNewRecord, lifecycleRule, type MoverOf } from '@/shared/lib/lifecycle';
import { assignmentNumberShape, assignmentPath, assignmentSchema, maximumOpen } from './assignment';
import { assignmentLifecycle } from './assignment-lifecycle';
import { practiceReportPath, practiceReportSchema } from './practice-report';

/** Dependencies of the access rules on other entities. */
export interface AssignmentSurroundings {
  readonly suspendedSince: SuspendedSince;
  readonly offerPathOf: (offerId: string) => string;
  /** Whether the batch contains a new act of the family on a record of this offer. */
  readonly isFamilysAct: (
    context: Pick<AccessContext, 'read' | 'readAfter'>,
    act: { readonly offerId: string; readonly actId: unknown; readonly record: string },
  ) => Promise<boolean>;
}

/** The chosen offer, unless its tutor is suspended. */
async function offerInUse(
  { params, read }: AccessContext,
  { offerPathOf, suspendedSince }: AssignmentSurroundings,
) {
  const offer = await read(offerPathOf(params.offer ?? ''));
  if (offer?.state !== 'chosen') return null;
  return (await suspendedSince(String(offer.tutorId), read)) === null ? offer : null;
}

/** Whether the number has no gap before it, and at most `maximumOpen` stay open. */
async function isNext({ params, id, read }: AccessContext): Promise<boolean> {
  const stored = (number: number) => read(assignmentPath(params.offer ?? '', String(number)));
  const number = Number(id);
  if (number > 1 && (await stored(number - 1)) === null) return false;
  if (number <= maximumOpen) return true;
  const first = await stored(number - maximumOpen);
  return first !== null && first.state !== assignmentLifecycle.initial;
}

/** Who changes an assignment: its tutor alone. */
export const createAssignmentMover =
  ({ suspendedSince }: AssignmentSurroundings): MoverOf =>
  async ({ actor, before, read }) =>
    actor.role === 'tutor' &&
    actor.userId === before?.tutorId &&
    (await suspendedSince(String(before.tutorId), read)) === null
      ? 'tutor'
      : null;

/** Access rules of assignments: the tutor of a chosen offer assigns and closes. */
export function createAssignmentAccess(
  surroundings: AssignmentSurroundings,
  moverOf: MoverOf,
): CollectionAccess {
  return {
    pattern: assignmentPath('{offer}', '{id}'),
    get: () => true,
    list: () => true,
    create: async (context) => {
      const { id, actor, after } = context;
      const offer = await offerInUse(context, surroundings);
      return (
        assignmentNumberShape.test(id) &&
        isStored(assignmentSchema, after) &&
        isNewRecord(context, assignmentLifecycle) &&
        after?.lastChange === '' &&
        (after.topic === '' || after.weakness === '') &&
        offer !== null &&
        after.tutorId === offer.tutorId &&
        actor.role === 'tutor' &&
        actor.userId === offer.tutorId &&
        isNext(context)
      );
    },
    update: lifecycleRule(assignmentLifecycle, {}, moverOf),
  };
}

/** Access rules of practice reports: the family alone sends them, about an assignment of its offer. */
export const createPracticeReportAccess = (surroundings: AssignmentSurroundings): CollectionAccess => ({
  pattern: practiceReportPath('{offer}', '{id}'),
  get: () => true,
  list: () => true,
  create: async (context) => {
    const { params, id, after, now, read } = context;
    const offerId = params.offer ?? '';
    if (!uuidShape.test(id) || !isStored(practiceReportSchema, after) || after?.createdAt !== now)
      return false;
    const assignment = await read(assignmentPath(offerId, String(after.assignment)));
    const act = { offerId, actId: id, record: practiceReportPath(offerId, id) };
    return (
      Number(after.right) <= Number(after.answers) &&
      Number(after.questions) <= Number(after.answers) &&
      String(after.from) <= String(after.until) &&
      assignment?.pack === after.pack &&
      (await offerInUse(context, surroundings)) !== null &&
      surroundings.isFamilysAct(context, act)
    );
  },
});
