import { CertificateList } from '@/features/tutors/certificate-desk';
import { LessonsView } from '@/features/tuition/lesson-desk';
import { NoShowsPart } from '@/features/tutors/no-shows';

/** Lessons, no-shows and certificates. */
export function LessonsDesk() {
  return (
    <LessonsView noShows={(lessons, tutors) => <NoShowsPart lessons={lessons} tutors={tutors} />}>
      <CertificateList />
    </LessonsView>
  );
}
