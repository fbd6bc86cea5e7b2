import { familyOf } from '@/entities/offer';
import { tuitionRequestPath } from '@/entities/tuition-request';
import { tutorApplicationPath } from '@/entities/tutor-application';
import type { AccessContext, CollectionAccess } from '@/shared/backend';
import { isOfJunk } from '@/shared/lib/lifecycle';

/** Returns the path of the record that a document belongs to; null when unknown. */
type RecordOf = (context: AccessContext) => string | null | Promise<string | null>;

/** Adds to access rules: the office deletes subdocuments of a junk record, before the record itself. */
const withJunk =
  (recordOf: RecordOf) =>
  (access: CollectionAccess, mayGo: (state: unknown) => boolean = () => true): CollectionAccess => ({
    ...access,
    delete: async (context) => {
      const record = await recordOf(context);
      return record !== null && mayGo(context.before?.state) && isOfJunk(context, record);
    },
  });

const request = (ref: unknown) => (typeof ref === 'string' ? tuitionRequestPath(ref) : null);
const application = (ref: unknown) => (typeof ref === 'string' ? tutorApplicationPath(ref) : null);

/** Subdocuments of a request. */
export const ofRequest = withJunk(({ params }) => request(params.ref));

/** Links from an offer to its request. */
export const ofNamedRequest = withJunk(({ before }) => request(before?.ref));

/** Offers and their subdocuments. */
export const ofOffer = withJunk(async ({ params, read }) =>
  request(await familyOf(params.offer ?? params.id ?? '', read)),
);

/** Subdocuments of an application. */
export const ofApplication = withJunk(({ params }) => application(params.ref));

/** Links from an account to its application. */
export const ofNamedApplication = withJunk(({ before }) => application(before?.ref));

/** Metadata and pieces of a file. */
export const ofFile = withJunk(async ({ params, read }) => {
  const file = await read(`files/${params.id ?? ''}`);
  return typeof file?.owner === 'string' ? file.owner : null;
});

/** A chosen offer is in use until its lessons have ended. */
export const isOfferOver = (state: unknown): boolean => state !== 'chosen';
