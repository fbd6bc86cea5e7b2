import { OpenedSubject } from '@/features/practice/packs';
import { SubjectWays } from './subject-ways';

/** One subject, opened. */
export function SubjectPart() {
  return (
    <OpenedSubject>
      <SubjectWays />
    </OpenedSubject>
  );
}
