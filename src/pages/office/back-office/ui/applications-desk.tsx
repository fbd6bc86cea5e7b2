import type { DeskWays } from '@/shared/desk';
import { NotesPart } from '@/features/admin/record-panel';
import { recordSlots } from './record-slots';
import { SeenOnce } from '@/features/admin/record-panel';
import { ApplicationsView } from '@/features/tutors/vetting';
import { ToldPart } from './told-part';

/** Applications, with the office notes of the open one. */
export function ApplicationsDesk({ ways }: { ways: DeskWays }) {
  return (
    <ApplicationsView
      ways={ways}
      bar={recordSlots(ways).bar}
      notes={(record) => (
        <>
          <SeenOnce record={record} />
          <ToldPart record={record} />
          <NotesPart record={record} />
        </>
      )}
    />
  );
}
