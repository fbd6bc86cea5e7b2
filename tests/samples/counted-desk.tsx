import { StaffContext } from '../../src/entities/session';
import { BulkRunProvider } from '../../src/features/admin/bulk';
import { ConcernNotes } from '../../src/features/admin/concerns';
import { ReportNotes } from '../../src/features/jobs/report-desk';
import { OpenView } from '../../src/pages/office/back-office/ui/open-view';
import {
  FollowingNote,
  LateCount,
  SettleDesk,
  StoppingNote,
} from '../../src/pages/office/back-office/ui/settle-desk';
import type { Duty } from '@/shared/backend';
import { startOf, type DeskView, type DeskWays } from '@/shared/desk';
import { openCounted, type CountedPlace } from './counted-place';
import { deskWays } from './desk-records';
import { office } from './records';
import { administrator } from './session';
import { createEnglish } from './words';

const answering = ['requests', 'enquiries', 'reviews', 'applications', 'subjects', 'consultations'] as const;

const words = await createEnglish(
  ...(['admin', 'form', 'ghana', 'shell', 'today', 'telling', 'validation', 'vetting'] as const),
  ...(['words', 'data', 'applicants', 'consult', 'consultation-desk'] as const),
);

/** A view of a desk with its background work, on documents that are counted. */
export function openDesk(
  { stored }: { readonly stored: CountedPlace['stored'] },
  opened: DeskView = 'requests',
  duties?: readonly Duty[],
) {
  const desk = (view: DeskView, place: Partial<DeskWays['place']>, openRef: string | null = null) => (
    <StaffContext value={office}>
      <ConcernNotes />
      <ReportNotes />
      <StoppingNote />
      <FollowingNote />
      {answering.map((one) => (
        <LateCount key={one} view={one} />
      ))}
      <BulkRunProvider>
        <OpenView ways={deskWays(view, { place: { ...startOf(view), ...place }, openRef })} />
      </BulkRunProvider>
      <SettleDesk />
    </StaffContext>
  );
  const place = openCounted(
    { stored, member: administrator(duties), address: '/admin/demo-admin', words },
    desk(opened, {}),
  );
  return {
    ...place,
    /** Goes to another place of the desk, and says what that reads. */
    show: (to: Partial<DeskWays['place']>, view: DeskView = opened) =>
      place.readsOf(() => place.show(desk(view, to))),
    /** Opens a record, and says what that reads. */
    openRecord: (ref: string) => place.readsOf(() => place.show(desk(opened, {}, ref))),
  };
}
