import {
  followingStates,
  offerCollection,
  tutorContactPath,
  type Offer,
  type TutorContact,
} from '@/entities/offer';
import { tutorApplicationPath } from '@/entities/tutor-application';
import { clearancePath, clearedPath } from '@/entities/vetting/evidence';
import type { DocumentsPort, Write } from '@/shared/backend';

/**
 * Writes that let the offers of a tutor follow the number of the application by which the office has cleared
 * the tutor: what the families read who chose, or may choose. Offers without a number get one. Empty when
 * nobody is cleared by this application; a clearance never changes, so no later one brings another number.
 */
export async function numbersThatFollow(
  documents: DocumentsPort,
  ref: string,
  contact: TutorContact,
): Promise<readonly Write[]> {
  const userId = (await documents.get(clearedPath(tutorApplicationPath(ref))))?.userId;
  if (typeof userId !== 'string') return [];
  if ((await documents.get(clearancePath(userId)))?.ref !== ref) return [];
  const found = await documents.list({
    collection: offerCollection,
    where: [{ field: 'tutorId', equals: userId }],
  });
  const following = found.filter(({ data }) =>
    followingStates.some((state) => state === (data.state as Offer['state'])),
  );
  const writes = await Promise.all(
    following.map(async ({ id }): Promise<readonly Write[]> => {
      const path = tutorContactPath(id);
      const shown = await documents.get(path);
      if (shown === null) return [{ type: 'create', path, data: { ...contact } }];
      return shown.phone === contact.phone ? [] : [{ type: 'update', path, changes: { ...contact } }];
    }),
  );
  return writes.flat();
}
