import { SchoolsView } from '@/features/jobs/school-desk';
import { SchoolCode } from '@/features/jobs/school-page-desk';
import type { DeskWays } from '@/shared/desk';

/** Schools, each with the code by which it follows its posts. */
export function SchoolsDesk({ ways }: { ways: DeskWays }) {
  return <SchoolsView ways={ways} code={(school) => <SchoolCode school={school} />} />;
}
