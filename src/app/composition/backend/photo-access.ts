import { tutorPath } from '@/entities/tutor';
import { isAdmin, type AccessContext, type CollectionAccess } from '@/shared/backend';

/** Whether the file is of a profile that shows it no more. */
async function isTakenOff(context: AccessContext): Promise<boolean> {
  const { params, read } = context;
  const id = params.id ?? '';
  const owner = String((await read(`files/${id}`))?.owner);
  if (!isAdmin(context) || !owner.startsWith(tutorPath(''))) return false;
  const profile = await read(owner);
  return profile !== null && profile.photo !== id;
}

/** Access rules of a photo that the office has taken off a profile: it goes, since everybody may read it. */
export const photoAccess: readonly CollectionAccess[] = [
  { pattern: 'files/{id}', delete: isTakenOff },
  { pattern: 'files/{id}/pieces/{n}', delete: isTakenOff },
];
