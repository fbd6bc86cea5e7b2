import { changePath, contactCorrected } from '@/entities/change-log';
import {
  correctableOfSender,
  enquiryContactPath,
  enquiryCorrected,
  enquiryPath,
  isEnquiryContactDocument,
} from '@/entities/enquiry';
import { hasTailOf, isPhoneTailDocument, phoneTailPath } from '@/entities/phone-tail';
import {
  correctableOfConsent,
  correctableOfGuardian,
  guardianContactPath,
  isGuardianContactDocument,
  tuitionRequestPath,
} from '@/entities/tuition-request';
import {
  applicantContactPath,
  applicationCorrected,
  correctableOfApplicant,
  correctableOfReferees,
  isApplicantContactDocument,
  isRefereesDocument,
  refereesPath,
  tutorApplicationPath,
} from '@/entities/tutor-application';
import {
  changesOnly,
  isAdmin,
  type AccessContext,
  type AccessRule,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { isTrueOfCorrection, type Correctable } from '@/shared/correction';
import { hasStepOfChange } from '@/shared/lib/lifecycle';

/** A document with contacts beside a record. */
interface Contact {
  readonly recordOf: (ref: string) => string;
  readonly pathOf: (ref: string) => string;
  /** First part of the names of its fields in the change log; null when its own fields are maps. */
  readonly part: string | null;
  readonly fields: Correctable;
  readonly isValid: (data: DocumentData | null) => boolean;
  /** Whether the person is told of it as asked for; without a rule nobody is. */
  readonly isTold?: AccessRule;
}

const contacts: readonly Contact[] = [
  {
    recordOf: tuitionRequestPath,
    pathOf: guardianContactPath,
    part: 'guardian',
    fields: correctableOfGuardian,
    isValid: isGuardianContactDocument,
    isTold: hasStepOfChange,
  },
  {
    recordOf: tuitionRequestPath,
    pathOf: guardianContactPath,
    part: null,
    fields: correctableOfConsent,
    isValid: isGuardianContactDocument,
    isTold: hasStepOfChange,
  },
  {
    recordOf: enquiryPath,
    pathOf: enquiryContactPath,
    part: 'sender',
    fields: correctableOfSender,
    isValid: isEnquiryContactDocument,
  },
  {
    recordOf: tutorApplicationPath,
    pathOf: applicantContactPath,
    part: 'applicant',
    fields: correctableOfApplicant,
    isValid: isApplicantContactDocument,
  },
  {
    recordOf: tutorApplicationPath,
    pathOf: refereesPath,
    part: null,
    fields: correctableOfReferees,
    isValid: isRefereesDocument,
  },
];

/**
 * Records that hold names, and phones, as older versions stored them: the line that corrects them, and what
 * stands before the names of these fields.
 */
const held = [
  { recordOf: enquiryPath, event: enquiryCorrected, part: '' },
  { recordOf: tutorApplicationPath, event: applicationCorrected, part: 'profile.' },
];

/** The new line that tells of a correction of this record; null when the batch has none. */
async function lineOf(
  { read, readAfter }: AccessContext,
  record: string,
  event = contactCorrected,
): Promise<DocumentData | null> {
  const [was, is] = [await read(record), await readAfter(record)];
  if (was === null || is === null || was.lastChange === is.lastChange) return null;
  const path = changePath(String(is.lastChange));
  const line = await readAfter(path);
  const isTold =
    (await read(path)) === null &&
    line?.record === record &&
    line.event === event &&
    (line.by as DocumentData).kind === 'office';
  return isTold ? line : null;
}

const fieldOf = (line: DocumentData | null) =>
  (line?.after as { readonly field?: string } | undefined)?.field ?? '';

/** The contact as a part of its record, whose stamps say which version the office saw. */
const asPartOf = (record: DocumentData | null, part: string | null, data: DocumentData): DocumentData => ({
  ...(part === null ? data : { [part]: data }),
  updatedAt: record?.updatedAt,
  ...(record?.removal !== undefined && { removal: record.removal }),
});

/** Whether the record can be found by the end of its corrected phone. */
const isFound = async ({ id, readAfter }: AccessContext, phone: unknown): Promise<boolean> =>
  hasTailOf(await readAfter(phoneTailPath(id)), phone);

/** The record of a corrected contact: its stamps alone, and a line that is true of the contact beside it. */
const recordRule =
  ({ recordOf, pathOf, part, fields, isTold = () => true }: Contact): AccessRule =>
  async (context) => {
    const { id, before, after, now, read, readAfter } = context;
    if (!isAdmin(context) || !changesOnly(context, ['updatedAt', 'lastChange'])) return false;
    const line = await lineOf(context, recordOf(id));
    const [had, has] = [await read(pathOf(id)), await readAfter(pathOf(id))];
    if (after?.updatedAt !== now || line === null || had === null || has === null) return false;
    const states = { before: asPartOf(before, part, had), after: asPartOf(before, part, has) };
    return (
      isTrueOfCorrection(line, states, fields) &&
      (await isTold(context)) &&
      (fieldOf(line) !== `${String(part)}.phone` || (await isFound(context, has.phone)))
    );
  };

const contactRule =
  ({ recordOf, fields, isValid }: Contact): AccessRule =>
  async (context) =>
    isAdmin(context) &&
    isValid(context.after) &&
    [...fields.coded, ...fields.personal].includes(
      fieldOf(await lineOf(context, recordOf(context.params.ref ?? ''))),
    );

/** Whether the batch corrects the phone or the name of somebody by whom the record is found. */
async function isFoundAnew(context: AccessContext, corrected: 'phone' | 'name'): Promise<boolean> {
  const { id } = context;
  if (!isAdmin(context)) return false;
  for (const { recordOf, part } of contacts)
    if (part !== null && fieldOf(await lineOf(context, recordOf(id))) === `${part}.${corrected}`) return true;
  for (const { recordOf, event, part } of held)
    if (fieldOf(await lineOf(context, recordOf(id), event)) === `${part}${corrected}`) return true;
  return false;
}

/**
 * What a record is found by: each part follows its own correction. Older records have none, and older
 * releases delete it with the phone.
 */
const foundAccess: CollectionAccess = {
  pattern: phoneTailPath('{id}'),
  create: (context) =>
    isPhoneTailDocument(context.after) &&
    isFoundAnew(context, context.after?.digits === '' ? 'name' : 'phone'),
  update: async (context) =>
    isPhoneTailDocument(context.after) &&
    ((changesOnly(context, ['digits']) && (await isFoundAnew(context, 'phone'))) ||
      (changesOnly(context, ['names']) && (await isFoundAnew(context, 'name')))),
  delete: (context) => isFoundAnew(context, 'phone'),
};

/**
 * Access rules of correcting a contact: the office alone, one field with its line, which is a line of the
 * record. What the record is found by follows in the same batch.
 */
export const contactCorrectionAccess: readonly CollectionAccess[] = [
  ...contacts.flatMap((contact): readonly CollectionAccess[] => [
    { pattern: contact.recordOf('{id}'), update: recordRule(contact) },
    { pattern: contact.pathOf('{ref}'), update: contactRule(contact) },
  ]),
  foundAccess,
];
