import { isAdmin, type AccessContext, type CollectionAccess } from '@/shared/backend';
import { isStored, randomIdShape } from '@/shared/fields';
import { isNewRecord, lifeRule, type MoverOf } from '@/shared/lib/life';
import type { DoorMoment } from '@/shared/choices';
import { doorEntriesCollection, doorEntryIdShape, doorEntrySchema } from './door-entry';
import { lessonPath, lessonSchema } from './lesson';
import { confirmWithinMs, lessonLife } from './lesson-life';

/** What the rules of lessons ask of other records. */
export interface LessonSurroundings {
  readonly offerPathOf: (offerId: string) => string;
  /** Whether the batch brings the family's own, new act on a record of this offer. */
  readonly isFamilysAct: (
    context: Pick<AccessContext, 'read' | 'readAfter'>,
    act: { readonly offerId: string; readonly actId: unknown; readonly record: string },
  ) => Promise<boolean>;
  /** Path of the door code that the family behind an offer issued; null when there is no such family. */
  readonly doorCodePathOf: (
    read: AccessContext['read'],
    offerId: string,
    code: { readonly lessonId: string; readonly moment: DoorMoment; readonly issue: number },
  ) => Promise<string | null>;
}

const partsOf = ({ params }: AccessContext) => ({ offerId: params.offer ?? '', id: params.id ?? '' });

/** Nobody calls a lesson confirmed for a family that has three days to say so. */
const isInTime = ({ before, after, now }: AccessContext, isByFamily: boolean): boolean =>
  isByFamily ||
  before?.state !== 'taught' ||
  after?.state !== 'confirmed' ||
  Date.parse(now) >= Date.parse(String(before.movedAt)) + confirmWithinMs;

const isFamilys = (context: AccessContext, { isFamilysAct }: LessonSurroundings, actId: unknown) => {
  const { offerId, id } = partsOf(context);
  return isFamilysAct(context, { offerId, actId, record: lessonPath(offerId, id) });
};

const isOwn = ({ actor }: AccessContext, tutorId: unknown) =>
  actor.role === 'tutor' && actor.userId === tutorId;

/** Who changes a lesson: the office, the family whose own act comes with the change, or its tutor. */
export const createLessonMover =
  (surroundings: LessonSurroundings): MoverOf =>
  async (context) => {
    if (isAdmin(context)) return 'office';
    if (await isFamilys(context, surroundings, context.after?.lastChange)) return 'code-holder';
    return isOwn(context, context.before?.tutorId) ? 'tutor' : null;
  };

/** The lessons of an offer: its tutor and its family plan them, the tutor teaches and reports, the family confirms. */
export function createLessonAccess(surroundings: LessonSurroundings, moverOf: MoverOf): CollectionAccess {
  const move = lifeRule(
    lessonLife,
    {
      office: ['report', 'cancellation'],
      tutor: ['report', 'cancellation'],
      'code-holder': ['cancellation'],
    },
    moverOf,
  );
  return {
    pattern: lessonPath('{offer}', '{id}'),
    get: () => true,
    list: () => true,
    create: async (context) => {
      const { id, after, read } = context;
      const offer = await read(surroundings.offerPathOf(partsOf(context).offerId));
      return (
        randomIdShape.test(id) &&
        isStored(lessonSchema, after) &&
        isNewRecord(context, lessonLife) &&
        after?.lastChange === '' &&
        offer?.state === 'chosen' &&
        after.tutorId === offer.tutorId &&
        after.price === offer.price &&
        (isAdmin(context) || isOwn(context, offer.tutorId) || (await isFamilys(context, surroundings, id)))
      );
    },
    update: async (context) =>
      isStored(lessonSchema, context.after) &&
      (await move(context)) &&
      isInTime(context, (await moverOf(context)) === 'code-holder'),
  };
}

/**
 * What the tutor typed at the door: written once, and never told whether it was right. A second try needs a fresh code of the
 * family's; the first may come before the family's own phone has found network.
 */
export function createDoorEntryAccess({ doorCodePathOf }: LessonSurroundings): CollectionAccess {
  return {
    pattern: `${doorEntriesCollection('{offer}', '{id}')}/{entry}`,
    get: () => true,
    list: () => true,
    create: async (context) => {
      const { params, actor, after, now, read } = context;
      const [, moment = '', number = ''] = doorEntryIdShape.exec(params.entry ?? '') ?? [];
      const { offerId, id: lessonId } = partsOf(context);
      const lesson = await read(lessonPath(offerId, lessonId));
      const isTutors = actor.role === 'tutor' && actor.userId === lesson?.tutorId;
      if (moment === '' || !isTutors || !isStored(doorEntrySchema, after) || after?.at !== now) return false;
      const issue = Number(number);
      if (issue === 1) return true;
      const code = { lessonId, moment: moment as DoorMoment, issue };
      const path = await doorCodePathOf(read, offerId, code);
      return path !== null && (await read(path)) !== null;
    },
  };
}
