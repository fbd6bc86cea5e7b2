import type { Officer } from '@/entities/change-log';
import type { DeskWays } from '@/shared/desk';
import { NotesPart } from '@/features/admin/record-panel';
import { recordSlots } from './record-slots';
import { SeenOnce } from '@/features/admin/record-panel';
import { ApplicationsView } from '@/features/tutors/vetting';

/** Applications, with the office notes of the open one. */
export function ApplicationsDesk({ ways, officer }: { ways: DeskWays; officer: Officer }) {
  return (
    <ApplicationsView
      ways={ways}
      officer={officer}
      bar={recordSlots(ways, officer).bar}
      notes={(record) => (
        <>
          <SeenOnce record={record} officer={officer} />
          <NotesPart record={record} officer={officer} />
        </>
      )}
    />
  );
}
