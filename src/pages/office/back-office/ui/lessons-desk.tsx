import type { Officer } from '@/entities/change-log';
import { CertificateList } from './certificate-list';
import { LessonsView } from './lessons-view';
import { NoShowsPart } from './no-shows-part';

/** Lessons, the tutors who did not come to them, and the certificates of those who did. */
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
