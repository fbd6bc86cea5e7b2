import { clearancePath } from '@/entities/vetting/evidence';
import { parseTutorApplication, tutorApplicationPath } from '@/entities/tutor-application';
import type { DocumentsPort } from '@/shared/backend';
import { canBeSameSchool } from '@/shared/ghana';

export interface SchoolsAndTutors {
  /** Schools of the learners, as their families wrote them. */
  readonly schools: readonly string[];
  readonly tutorIds: readonly string[];
}

/** The public school that somebody named in the application to teach; empty for none. */
async function publicSchoolOf(documents: DocumentsPort, tutorId: string): Promise<string> {
  const ref = (await documents.get(clearancePath(tutorId)))?.ref;
  if (typeof ref !== 'string') return '';
  const data = await documents.get(tutorApplicationPath(ref));
  return data === null ? '' : parseTutorApplication(ref, data).declarations.school;
}

/** Ids of the tutors who seem to teach at a school of the learners. Two reads a tutor. */
export async function findOwnTeachers(
  documents: DocumentsPort,
  { schools, tutorIds }: SchoolsAndTutors,
): Promise<readonly string[]> {
  const taught = await Promise.all(tutorIds.map((id) => publicSchoolOf(documents, id)));
  return tutorIds.filter((_id, index) =>
    schools.some((school) => canBeSameSchool(school, taught[index] ?? '')),
  );
}
