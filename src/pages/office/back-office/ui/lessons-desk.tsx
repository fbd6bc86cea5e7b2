import type { Officer } from '@/entities/change-log';
import { CertificateList } from '@/features/tutors/certificate-desk';
import { LessonsView } from '@/features/tuition/lesson-desk';
import { NoShowsPart } from '@/features/tutors/no-shows';

/** Lessons, no-shows and certificates. */
export function LessonsDesk({ officer }: { officer: Officer }) {
  return (
    <LessonsView
      officer={officer}
      noShows={(lessons, tutors) => <NoShowsPart lessons={lessons} tutors={tutors} officer={officer} />}
    >
      <CertificateList officer={officer} />
    </LessonsView>
  );
}
