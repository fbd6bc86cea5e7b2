import { NotesPart, SeenOnce } from '@/features/admin/record-panel';
import { ConsultationsView } from '@/features/consultancy/consultation-desk';
import type { DeskWays } from '@/shared/desk';
import { recordSlots } from './record-slots';

/** Consultations of schools, with the office notes of the open one. */
export function ConsultationsDesk({ ways }: { ways: DeskWays }) {
  return (
    <ConsultationsView
      ways={ways}
      bar={recordSlots(ways).bar}
      notes={(record) => (
        <>
          <SeenOnce record={record} />
          <NotesPart record={record} />
        </>
      )}
    />
  );
}
