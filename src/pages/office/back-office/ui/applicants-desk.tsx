import { NotesPart, SeenOnce } from '@/features/admin/record-panel';
import { ApplicantsView } from '@/features/jobs/applicants';
import { PassPart } from '@/features/jobs/school-page-desk';
import type { DeskWays } from '@/shared/desk';
import { recordSlots } from './record-slots';

/** Applications for posts, with the office notes of the open one. */
export function ApplicantsDesk({ ways }: { ways: DeskWays }) {
  return (
    <ApplicantsView
      ways={ways}
      bar={recordSlots(ways).bar}
      school={({ application, post }) => <PassPart application={application} post={post} />}
      notes={(record) => (
        <>
          <SeenOnce record={record} />
          <NotesPart record={record} />
        </>
      )}
    />
  );
}
