import { BookTalk } from '@/features/counselling/booking';
import { useChoicesForBooking } from '@/features/counselling/choice-checker';
import { QuickExit } from '@/shared/ui/quick-exit';

/** The booking, with the list of schools on this device to take along. */
export function BookingPart() {
  return (
    <>
      <BookTalk choices={useChoicesForBooking() ?? ''} />
      <QuickExit />
    </>
  );
}
