import { FreeTimes } from '@/features/counselling/booking';
import type { SlotChoice } from '@/features/counselling/quiet';
import { DataScope } from '@/shared/api';

/** Free times for a quiet booking. What is chosen stays in the memory of the page. */
export function QuietTimes({ way, chosen, onChoose }: SlotChoice) {
  return (
    <DataScope fallback={null}>
      <FreeTimes {...{ way, chosen, onChoose }} />
    </DataScope>
  );
}
