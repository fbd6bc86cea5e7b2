import { dequal } from 'dequal/lite';
import {
  changesOnly,
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type SuspendedSince,
} from '@/shared/backend';
import { isStored, randomIdShape } from '@/shared/fields';
import { isNewRecord, lifecycleRule, type MoverOf } from '@/shared/lib/lifecycle';
import {
  certificatePath,
  certificateRequestPath,
  certificateRequestSchema,
  certificateSchema,
  certificateSourcePath,
  certificateSourceSchema,
} from './certificate';
import { certificateLifecycle } from './certificate-lifecycle';

/** Dependencies of the access rules on other entities. */
export interface CertificateSurroundings {
  readonly suspendedSince: SuspendedSince;
  readonly offerPathOf: (offerId: string) => string;
  /** Whether the batch contains a new act of the family on a record of this offer. */
  readonly isFamilysAct: (
    context: Pick<AccessContext, 'read' | 'readAfter'>,
    act: { readonly offerId: string; readonly actId: unknown; readonly record: string },
  ) => Promise<boolean>;
  /** The tutor's names known to the office. */
  readonly namesOf: (read: AccessContext['read'], tutorId: string) => Promise<readonly unknown[]>;
}

/** States of an offer that has had lessons. */
const taughtStates: readonly unknown[] = ['chosen', 'ended', 'stopped'];

const isOwn = ({ actor }: AccessContext, tutorId: unknown) =>
  actor.role === 'tutor' && actor.userId === tutorId;

/** The offer of a certificate; empty when there is none. */
const offerOf = (source: DocumentData | null): string =>
  typeof source?.offerId === 'string' ? source.offerId : '';

/** Who makes a transition: the office, the family by an act in the same batch, or the tutor. */
export const createCertificateMover =
  ({ isFamilysAct, suspendedSince }: CertificateSurroundings): MoverOf =>
  async (context) => {
    const { id, before, after, read } = context;
    if (isAdmin(context)) return 'office';
    const offerId = offerOf(await read(certificateSourcePath(id)));
    const act = { offerId, actId: after?.lastChange, record: certificatePath(id) };
    if (offerId !== '' && (await isFamilysAct(context, act))) return 'code-holder';
    const isActing = (await suspendedSince(String(before?.tutorId), read)) === null;
    return isOwn(context, before?.tutorId) && isActing ? 'tutor' : null;
  };

/**
 * Whether learner and name match the office's records. A tutor may only ask for lessons of their own offers.
 */
async function isTrueOfOffer(
  context: AccessContext,
  { offerPathOf, namesOf, suspendedSince }: CertificateSurroundings,
): Promise<boolean> {
  const { id, after, read, readAfter } = context;
  const offer = await read(offerPathOf(offerOf(await readAfter(certificateSourcePath(id)))));
  const learner = offer?.learner as { readonly schoolClass: unknown; readonly subjects: unknown } | undefined;
  return (
    offer !== null &&
    taughtStates.includes(offer.state) &&
    isOwn(context, offer.tutorId) &&
    (await suspendedSince(String(offer.tutorId), read)) === null &&
    after?.tutorId === offer.tutorId &&
    after?.schoolClass === learner?.schoolClass &&
    dequal(after?.subjects, learner?.subjects) &&
    (await namesOf(read, String(after?.tutorId))).includes(after?.tutorName)
  );
}

/**
 * Access rules: the tutor asks, the family confirms or refuses with its code, the office withdraws. Whoever
 * has the id may read the certificate, since the id is printed on it.
 */
export function createCertificateAccess(
  surroundings: CertificateSurroundings,
  moverOf: MoverOf,
): CollectionAccess {
  const transition = lifecycleRule(certificateLifecycle, {}, moverOf);
  return {
    pattern: certificatePath('{id}'),
    get: () => true,
    list: isAdmin,
    create: async (context) => {
      const { id, after } = context;
      return (
        randomIdShape.test(id) &&
        isStored(certificateSchema, after) &&
        String(after?.from) <= String(after?.until) &&
        isNewRecord(context, certificateLifecycle) &&
        (await isTrueOfOffer(context, surroundings))
      );
    },
    update: async (context) =>
      context.before?.state !== context.after?.state &&
      isStored(certificateSchema, context.after) &&
      (await transition(context)),
  };
}

/** Links a certificate to its offer. Only the office reads it: the offer's id gives access to the lessons. */
export const certificateSourceAccess: CollectionAccess = {
  pattern: certificateSourcePath('{id}'),
  get: isAdmin,
  create: async ({ params, after, read, readAfter }) => {
    const id = params.id ?? '';
    return (
      isStored(certificateSourceSchema, after) &&
      (await read(certificatePath(id))) === null &&
      (await readAfter(certificatePath(id))) !== null &&
      (await readAfter(certificateRequestPath(String(after?.offerId), id))) !== null
    );
  },
};

/**
 * The family's link to the certificate. Created with the certificate; the family's refusal adds its reason.
 */
export const certificateRequestAccess: CollectionAccess = {
  pattern: certificateRequestPath('{offer}', '{id}'),
  get: () => true,
  list: () => true,
  create: async ({ params: { offer = '', id = '' }, after, now, read, readAfter }) =>
    isStored(certificateRequestSchema, after) &&
    after?.createdAt === now &&
    after.words === '' &&
    (await read(certificatePath(id))) === null &&
    (await readAfter(certificateSourcePath(id)))?.offerId === offer,
  update: async (context) => {
    const { params, after, read, readAfter } = context;
    const path = certificatePath(params.id ?? '');
    return (
      isStored(certificateRequestSchema, after) &&
      changesOnly(context, ['words']) &&
      (await read(path))?.state === 'asked' &&
      (await readAfter(path))?.state === 'refused'
    );
  },
};
