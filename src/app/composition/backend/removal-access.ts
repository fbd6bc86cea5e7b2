import { dequal } from 'dequal/lite';
import {
  personalFieldsOfCertificate,
  personalFieldsOfCertificateRequest,
  certificatePath,
} from '@/entities/certificate';
import {
  accountRemovalId,
  changeLogCollection,
  changePath,
  personRemoved,
  removalBegun,
} from '@/entities/change-log';
import { concernCollection, concernPath, personalFieldsOfConcern } from '@/entities/concern';
import { enquiryContactPath, enquiryPath, personalFieldsOfEnquiry } from '@/entities/enquiry';
import { applicationEvidence, personalFieldsOfEvidence, tutorEvidence } from '@/entities/evidence';
import { lessonPath, personalFieldsOfLesson } from '@/entities/lesson';
import { groupPath, invitationPath } from '@/entities/neighbour-group';
import { familyOf, offerContactPath, offerPath, personalFieldsOfOffer } from '@/entities/offer';
import { personPath, rolePath } from '@/entities/person';
import { phoneTailPath } from '@/entities/phone-tail';
import { kindOfCode } from '@/entities/reference-code';
import {
  familyReviewPath,
  personalFieldsOfFamilyReview,
  personalFieldsOfReview,
  reviewLinkPath,
  reviewPath,
} from '@/entities/review';
import {
  doorCodesCollection,
  guardianContactPath,
  personalFieldsOfDoorCode,
  personalFieldsOfRequest,
  tuitionRequestPath,
} from '@/entities/tuition-request';
import { personalFieldsOfTutor, tutorPath } from '@/entities/tutor';
import {
  applicantContactPath,
  applicantPath,
  personalFieldsOfApplication,
  refereesPath,
  tutorApplicationPath,
} from '@/entities/tutor-application';
import {
  changesOnly,
  hasDuty,
  isAdmin,
  type AccessContext,
  type AccessRule,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { isEmptied, isPartlyEmptied, type PersonalFields } from '@/shared/fields';

type Read = AccessContext['read'];

const stamps = ['updatedAt', 'lastChange'];

/** Whether the batch contains a new line of the office that says so, and nothing of the person. */
async function isLogged(context: AccessContext, record: string, event: string): Promise<boolean> {
  const { after, read, readAfter } = context;
  const id = String(after?.lastChange);
  if ((await read(changePath(id))) !== null) return false;
  const line = await readAfter(changePath(id));
  return (
    line?.record === record &&
    line.event === event &&
    (line.by as DocumentData).kind === 'office' &&
    dequal(line.before, {}) &&
    dequal(line.after, {})
  );
}

/** Whether the office is removing the person whom a record is about. */
const isRemoving = async ({ actor }: AccessContext, record: string | null, read: Read): Promise<boolean> =>
  record !== null &&
  (await read(record))?.removal === 'begun' &&
  (record.startsWith(`${concernCollection}/`) ? hasDuty({ actor }, 'safeguarding') : isAdmin({ actor }));

/**
 * A record about a person. The office says that it begins, takes away what hangs on the record, and empties
 * the record last: what was left behind is found again by the same words.
 */
const removable = (
  pathOf: (id: string) => string,
  fields: PersonalFields,
  {
    may = isAdmin,
    gone = () => [],
  }: { readonly may?: AccessRule; readonly gone?: (id: string) => readonly string[] } = {},
): CollectionAccess => ({
  pattern: pathOf('{id}'),
  update: async (context) => {
    const { id, before, after, now, readAfter } = context;
    if (!(await may(context)) || after?.updatedAt !== now) return false;
    if (after.removal === 'begun')
      return changesOnly(context, ['removal', ...stamps]) && isLogged(context, pathOf(id), removalBegun);
    return (
      before?.removal === 'begun' &&
      after.removal === 'done' &&
      isEmptied(context, fields, ['removal', ...stamps]) &&
      (await Promise.all(gone(id).map(readAfter))).every((part) => part === null) &&
      isLogged(context, pathOf(id), personRemoved)
    );
  },
});

/** A document that goes with the person of a record. */
const deletable = (
  pattern: string,
  recordOf: (context: AccessContext) => string | null | Promise<string | null>,
): CollectionAccess => ({
  pattern,
  delete: async (context) => isRemoving(context, await recordOf(context), context.read),
});

type RecordsOf = (context: AccessContext) => readonly (string | null)[] | Promise<readonly (string | null)[]>;

/** A document that belongs to others too, or is counted: only its personal fields are emptied. */
const emptiable = (pattern: string, fields: PersonalFields, recordsOf: RecordsOf): CollectionAccess => ({
  pattern,
  update: async (context) => {
    const { before, after, now } = context;
    if (!isPartlyEmptied(context, fields, ['updatedAt'])) return false;
    if (
      after?.updatedAt !== before?.updatedAt &&
      (before?.updatedAt === undefined || after?.updatedAt !== now)
    )
      return false;
    for (const record of await recordsOf(context))
      if (await isRemoving(context, record, context.read)) return true;
    return false;
  },
});

const request = (ref: unknown) => (typeof ref === 'string' ? tuitionRequestPath(ref) : null);
const tutor = (id: unknown) => (typeof id === 'string' ? tutorPath(id) : null);

/** The family and the tutor of an offer. */
const pairOf = async (offerId: string, { read }: AccessContext) => [
  request(await familyOf(offerId, read)),
  tutor((await read(offerPath(offerId)))?.tutorId),
];

/** The record that is found by the end of a phone. */
function recordOfCode(ref: string): string {
  const kind = kindOfCode(ref);
  if (kind === 'tuition') return tuitionRequestPath(ref);
  return kind === 'enquiry' ? enquiryPath(ref) : tutorApplicationPath(ref);
}

/** What a note of a review, or of any other record, hangs on. */
async function recordOfNote({ params, read }: AccessContext): Promise<string | null> {
  const { collection = '', ref = '' } = params;
  if (collection !== 'reviews') return `${collection}/${ref}`;
  return request((await read(reviewLinkPath(ref)))?.ref);
}

const ownerOfFile = async ({ params, read }: AccessContext): Promise<string | null> => {
  const owner = (await read(`files/${params.id ?? ''}`))?.owner;
  return typeof owner === 'string' ? owner : null;
};

/** Whether names are only taken out of an invitation. */
const isWithFewerNames = ({ before, after, now }: AccessContext): boolean => {
  const [had, has] = [before?.names, after?.names] as readonly (readonly string[])[];
  return (
    Array.isArray(had) &&
    Array.isArray(has) &&
    has.length <= had.length &&
    has.every((name) => had.includes(name)) &&
    after?.updatedAt === now
  );
};

/** Whether a family of the invitation's group is being removed. */
async function isOfGroup(context: AccessContext): Promise<boolean> {
  const members = (await context.read(groupPath(context.params.id ?? '')))?.members ?? [];
  for (const ref of members as readonly string[])
    if (await isRemoving(context, tuitionRequestPath(ref), context.read)) return true;
  return false;
}

/** Whether the account holds no role. Whoever works here is not removed. */
const hasNoRole = async ({ id, read }: AccessContext): Promise<boolean> => {
  const role = (await read(rolePath(id)))?.role;
  return role === undefined || role === null || role === 'none';
};

/**
 * Access rules of removing a person: the office alone, in two steps that are both logged, and exactly the
 * personal fields. Codes, states, dates, counts and money stay.
 */
export const removalAccess: readonly CollectionAccess[] = [
  removable(tuitionRequestPath, personalFieldsOfRequest, {
    gone: (ref) => [guardianContactPath(ref), phoneTailPath(ref)],
  }),
  removable(enquiryPath, personalFieldsOfEnquiry, {
    gone: (ref) => [enquiryContactPath(ref), phoneTailPath(ref)],
  }),
  removable(concernPath, personalFieldsOfConcern, { may: (context) => hasDuty(context, 'safeguarding') }),
  removable(tutorApplicationPath, personalFieldsOfApplication, {
    gone: (ref) => [refereesPath(ref), applicantContactPath(ref), phoneTailPath(ref)],
  }),
  // Everybody reads a profile that is not suspended.
  removable(tutorPath, personalFieldsOfTutor, {
    may: (context) => isAdmin(context) && context.before?.state === 'suspended',
  }),
  deletable(guardianContactPath('{ref}'), ({ params }) => request(params.ref)),
  deletable(enquiryContactPath('{ref}'), ({ params }) => enquiryPath(params.ref ?? '')),
  deletable(refereesPath('{ref}'), ({ params }) => tutorApplicationPath(params.ref ?? '')),
  deletable(applicantContactPath('{ref}'), ({ params }) => tutorApplicationPath(params.ref ?? '')),
  deletable(phoneTailPath('{ref}'), ({ params }) => recordOfCode(params.ref ?? '')),
  deletable(applicantPath('{id}'), ({ before }) => tutorApplicationPath(String(before?.ref))),
  deletable(offerContactPath('{id}'), async ({ params, read }) =>
    request(await familyOf(params.id ?? '', read)),
  ),
  deletable('{collection}/{ref}/notes/{id}', recordOfNote),
  deletable('files/{id}', ownerOfFile),
  deletable('files/{id}/pieces/{n}', ownerOfFile),
  emptiable(offerPath('{id}'), personalFieldsOfOffer, (context) => pairOf(context.id, context)),
  emptiable(lessonPath('{offer}', '{id}'), personalFieldsOfLesson, (context) =>
    pairOf(context.params.offer ?? '', context),
  ),
  emptiable(reviewPath('{id}'), personalFieldsOfReview, async ({ id, read }) => [
    request((await read(reviewLinkPath(id)))?.ref),
  ]),
  emptiable(familyReviewPath('{ref}', '{id}'), personalFieldsOfFamilyReview, ({ params }) => [
    request(params.ref),
  ]),
  emptiable(`${doorCodesCollection('{ref}')}/{id}`, personalFieldsOfDoorCode, ({ params }) => [
    request(params.ref),
  ]),
  emptiable('offers/{offer}/certificates/{id}', personalFieldsOfCertificateRequest, async (context) => [
    request(await familyOf(context.params.offer ?? '', context.read)),
  ]),
  emptiable(certificatePath('{id}'), personalFieldsOfCertificate, ({ before }) => [tutor(before?.tutorId)]),
  emptiable(
    `${applicationEvidence(tutorApplicationPath('{ref}'))}/{id}`,
    personalFieldsOfEvidence,
    ({ params }) => [tutorApplicationPath(params.ref ?? '')],
  ),
  emptiable(`${tutorEvidence('{tutor}')}/{id}`, personalFieldsOfEvidence, ({ params }) => [
    tutor(params.tutor),
  ]),
  // The log keeps who of the office did what; of a tutor it keeps the account alone.
  emptiable(`${changeLogCollection}/{id}`, ['by.name'], ({ before }) => {
    const by = before?.by as DocumentData;
    return [by.kind === 'tutor' ? tutor(by.userId) : null];
  }),
  {
    pattern: invitationPath('{ref}', '{id}'),
    update: async (context) =>
      changesOnly(context, ['names', 'updatedAt']) && isWithFewerNames(context) && isOfGroup(context),
  },
  {
    pattern: personPath('{id}'),
    delete: async (context) =>
      isAdmin(context) &&
      (await hasNoRole(context)) &&
      [undefined, ''].includes((await context.readAfter(rolePath(context.id)))?.name as string | undefined) &&
      (await context.readAfter(changePath(accountRemovalId(context.id))))?.record === personPath(context.id),
  },
  {
    pattern: rolePath('{id}'),
    update: async (context) =>
      isAdmin(context) &&
      (await hasNoRole(context)) &&
      (await context.readAfter(personPath(context.id))) === null &&
      isEmptied(context, ['name'], []),
  },
];
