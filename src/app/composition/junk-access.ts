import { familyOf } from '@/entities/offer';
import { tuitionRequestPath } from '@/entities/tuition-request';
import { tutorApplicationPath } from '@/entities/tutor-application';
import type { AccessContext, CollectionAccess } from '@/shared/backend';
import { isOfJunk } from '@/shared/lib/life';

/** The path of the record that a document hangs on; null when nobody can tell. */
type RecordOf = (context: AccessContext) => string | null | Promise<string | null>;

/** The same access, but the office deletes what hangs on a record that is junk, before that record itself. */
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

/** What stands below a request, under its code. */
export const ofRequest = withJunk(({ params }) => request(params.ref));

/** What leads from an offer to its request. */
export const ofNamedRequest = withJunk(({ before }) => request(before?.ref));

/** An offer, and what stands below it. */
export const ofOffer = withJunk(async ({ params, read }) =>
  request(await familyOf(params.offer ?? params.id ?? '', read)),
);

/** What stands below an application, under its code. */
export const ofApplication = withJunk(({ params }) => application(params.ref));

/** What leads from an account to its application. */
export const ofNamedApplication = withJunk(({ before }) => application(before?.ref));

/** Facts of a file, and its pieces. */
export const ofFile = withJunk(async ({ params, read }) => {
  const file = await read(`files/${params.id ?? ''}`);
  return typeof file?.owner === 'string' ? file.owner : null;
});

/** An offer that a family has chosen is in use until its lessons are over. */
export const isOfferOver = (state: unknown): boolean => state !== 'chosen';
