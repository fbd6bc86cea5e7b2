import { useTutorQuery } from './tutor-api';

/** Whether the tutor is unavailable: removed from the site (`offSite`) or temporarily hidden. */
export function useAbsence(tutorId: string): 'offSite' | 'hidden' | null {
  const { data, error } = useTutorQuery(tutorId, { skip: tutorId === '' });
  if (error?.code === 'forbidden' || error?.code === 'unauthenticated') return 'offSite';
  return data?.state === 'hidden' ? 'hidden' : null;
}
