import { dequal } from 'dequal/lite';
import {
  changesOnly,
  isAdmin,
  isAdministrator,
  type AccessContext,
  type CollectionAccess,
} from '@/shared/backend';
import { consultancyNeeds } from '@/shared/choices';
import { isStored, uuidShape } from '@/shared/fields';
import {
  goesWithJunk,
  isJunkDeleted,
  isNewRecord,
  isOfJunk,
  lifecycleRule,
  officeOrCodeHolder,
} from '@/shared/lib/lifecycle';
import {
  consultationBookingPath,
  consultationBookingSchema,
  consultationCodeShape,
  consultationContactPath,
  consultationContactSchema,
  consultationPath,
  consultationSchema,
  messagePath,
  messageSchema,
  type Consultation,
} from './consultation';
import {
  consultationLifecycle,
  openStates,
  outcomeReported,
  proposalRenewed,
  questionAnswered,
  questionAsked,
  reportingStates,
  schoolLinked,
  stepMarked,
} from './consultation-lifecycle';

/** Fields that change without a transition, by event. */
export const notedOfConsultation: Readonly<Record<string, readonly string[]>> = {
  [questionAsked]: ['asked'],
  [questionAnswered]: ['asked'],
  [proposalRenewed]: ['latest'],
  [stepMarked]: ['done'],
  [schoolLinked]: ['schoolId'],
  [outcomeReported]: ['report'],
};

/** What a consultation needs of other records. */
export interface ConsultationSurroundings {
  /** Event of the change-log entry with this id in the batch; empty when there is none. */
  readonly eventOf: (changeId: string, context: AccessContext) => Promise<string>;
  /** State of a proposal before and after the batch; empty when it is not there. */
  readonly proposalStates: (
    ref: string,
    version: number,
    context: AccessContext,
  ) => Promise<readonly [before: string, after: string]>;
  /** Places of the steps of a proposal. */
  readonly stepsOf: (ref: string, version: number, context: AccessContext) => Promise<readonly string[]>;
  /** Id of the change-log entry of a report in the batch; empty when there is none. */
  readonly changeOfReport: (ref: string, id: string, context: AccessContext) => Promise<string>;
  /** Whether the batch creates this booking, as a talk with a school at a time of its own. */
  readonly isNewTalk: (booking: string, context: AccessContext) => Promise<boolean>;
  /** Whether the check of this school counts. */
  readonly isCheckedSchool: (schoolId: string, context: AccessContext) => Promise<boolean>;
}

type Versions = { readonly was: Consultation; readonly is: Consultation };

/** Nobody writes to the office about a consultation whose person is removed. */
const isOpen = ({ state, removal }: Pick<Consultation, 'state' | 'removal'>): boolean =>
  openStates.includes(state) && removal === undefined;

const move = lifecycleRule(consultationLifecycle, {
  office: ['reason', 'latest'],
  'code-holder': ['agreed'],
});

/** Whether the batch sends the next proposal, which takes the place of one that was not answered. */
async function isNextProposal(
  { was, is }: Versions,
  context: AccessContext,
  { proposalStates }: ConsultationSurroundings,
): Promise<boolean> {
  if (is.latest !== was.latest + 1) return false;
  const [unsent, sent] = await proposalStates(context.id, is.latest, context);
  if (unsent !== '' || sent !== 'sent') return false;
  if (was.latest === 0) return true;
  const [before, after] = await proposalStates(context.id, was.latest, context);
  return is.state === was.state ? before === 'sent' && after === 'replaced' : before !== 'sent';
}

/** Whether what a transition says of its proposal is so. */
async function isTrueMove(
  { was, is }: Versions,
  context: AccessContext,
  surroundings: ConsultationSurroundings,
): Promise<boolean> {
  if ((is.state === 'declined') !== (is.reason !== '')) return false;
  if (is.state === 'proposed') return is.agreed === 0 && isNextProposal({ was, is }, context, surroundings);
  if (is.latest !== was.latest) return false;
  if (was.removal !== undefined && !isAdmin(context)) return false;
  const isAnswer = was.state === 'proposed' && (is.state === 'agreed' || is.state === 'scoping');
  if (!isAnswer) return is.agreed === was.agreed;
  const [before, after] = await surroundings.proposalStates(context.id, was.latest, context);
  return is.state === 'agreed'
    ? before === 'sent' && after === 'accepted' && is.agreed === was.latest
    : before === 'sent' && after === 'declined' && is.agreed === 0;
}

/** Whether the batch has the message that a question or an answer comes with. */
const hasMessage = async (from: string, { id, after, readAfter }: AccessContext): Promise<boolean> =>
  (await readAfter(messagePath(id, String(after?.lastChange))))?.from === from;

/** Whether the batch has the report that the consultation names. */
async function isTrueReport(
  { was, is }: Versions,
  context: AccessContext,
  { changeOfReport }: ConsultationSurroundings,
): Promise<boolean> {
  return (
    (isAdmin(context) || !isAdministrator(context)) &&
    reportingStates.includes(was.state) &&
    was.removal === undefined &&
    is.report !== undefined &&
    (await changeOfReport(context.id, is.report, context)) === is.lastChange
  );
}

/** Whether a change without a transition is one of its event. */
async function isTrueNote(
  { was, is }: Versions,
  context: AccessContext,
  surroundings: ConsultationSurroundings,
): Promise<boolean> {
  const event = await surroundings.eventOf(is.lastChange, context);
  if (!changesOnly(context, ['updatedAt', 'lastChange', ...(notedOfConsultation[event] ?? [])])) return false;
  if (event === questionAsked)
    return !isAdministrator(context) && isOpen(was) && is.asked && hasMessage('school', context);
  if (event === outcomeReported) return isTrueReport({ was, is }, context, surroundings);
  if (!isAdmin(context)) return false;
  if (event === questionAnswered) return isOpen(was) && !is.asked && hasMessage('office', context);
  if (event === proposalRenewed)
    return was.state === 'proposed' && isNextProposal({ was, is }, context, surroundings);
  if (event === stepMarked) {
    const steps = await surroundings.stepsOf(context.id, was.agreed, context);
    return (
      (was.state === 'agreed' || was.state === 'running') &&
      Object.keys(is.done).every((slot) => steps.includes(slot))
    );
  }
  if (event !== schoolLinked) return true;
  return (
    is.schoolId !== was.schoolId && (is.schoolId === '' || surroundings.isCheckedSchool(is.schoolId, context))
  );
}

/** Initial values of the fields that are set later. */
const untouched = { reason: '', schoolId: '', latest: 0, agreed: 0, done: {}, asked: false };

/**
 * Access rules of consultations: anyone sends one, whoever has the code reads it, asks, answers a proposal
 * and cancels; the office reads the list and does the rest.
 */
export const createConsultationAccess = (surroundings: ConsultationSurroundings): CollectionAccess => ({
  pattern: consultationPath('{ref}'),
  get: () => true,
  list: isAdmin,
  create: async ({ id, after, now, readAfter }) =>
    consultationCodeShape.test(id) &&
    isStored(consultationSchema, after) &&
    after !== null &&
    isNewRecord({ after, now }, consultationLifecycle) &&
    after.lastChange === '' &&
    after.report === undefined &&
    Object.entries(untouched).every(([name, value]) => dequal(after[name], value)) &&
    consultancyNeeds.every(
      (need) =>
        (after as unknown as Consultation).needs.includes(need) ===
        ((after as unknown as Consultation).answers[need] !== ''),
    ) &&
    (await readAfter(consultationContactPath(id))) !== null,
  update: async (context) => {
    const { before, after, now } = context;
    if (!isStored(consultationSchema, after) || after?.updatedAt !== now) return false;
    const versions = { was: before, is: after } as unknown as Versions;
    return before?.state === after.state
      ? isTrueNote(versions, context, surroundings)
      : (await isTrueMove(versions, context, surroundings)) && move(context);
  },
  delete: async (context) =>
    isJunkDeleted(context) && (await context.readAfter(consultationContactPath(context.id))) === null,
});

/** The contact: created with its consultation, read by the office. */
export const consultationContactAccess: CollectionAccess = {
  pattern: consultationContactPath('{ref}'),
  get: isAdmin,
  create: async ({ params, after, read, readAfter }) => {
    const record = consultationPath(params.ref ?? '');
    return (
      isStored(consultationContactSchema, after) &&
      (await read(record)) === null &&
      (await readAfter(record)) !== null
    );
  },
  delete: (context) => goesWithJunk(context, consultationPath(context.params.ref ?? '')),
};

/** Messages: whoever has the code reads them. Each comes with its change-log entry and is never changed. */
export const createMessageAccess = ({
  eventOf,
}: Pick<ConsultationSurroundings, 'eventOf'>): CollectionAccess => ({
  pattern: messagePath('{ref}', '{id}'),
  get: () => true,
  list: () => true,
  create: async (context) => {
    const { id, params, after, now, read, readAfter } = context;
    const record = consultationPath(params.ref ?? '');
    const [was, is] = [await read(record), await readAfter(record)];
    return (
      uuidShape.test(id) &&
      isStored(messageSchema, after) &&
      after?.at === now &&
      was !== null &&
      was.lastChange !== id &&
      is?.lastChange === id &&
      (await eventOf(id, context)) === (after.from === 'school' ? questionAsked : questionAnswered)
    );
  },
  delete: (context) => isOfJunk(context, consultationPath(context.params.ref ?? '')),
});

/**
 * Links to the talks that the school booked: whoever has the code reads them. Each comes with its new
 * booking, while the consultation is open.
 */
export const createConsultationBookingAccess = ({
  isNewTalk,
}: Pick<ConsultationSurroundings, 'isNewTalk'>): CollectionAccess => ({
  pattern: consultationBookingPath('{ref}', '{id}'),
  get: () => true,
  list: () => true,
  create: async (context) => {
    const { id, params, after, now, read } = context;
    const consultation = await read(consultationPath(params.ref ?? ''));
    return (
      !isAdministrator(context) &&
      isStored(consultationBookingSchema, after) &&
      after?.at === now &&
      consultation !== null &&
      isOpen(consultation as unknown as Consultation) &&
      isNewTalk(id, context)
    );
  },
  delete: (context) => isOfJunk(context, consultationPath(context.params.ref ?? '')),
});

/** Who changes a consultation; nobody signs for another. */
export const consultationMover = officeOrCodeHolder;
