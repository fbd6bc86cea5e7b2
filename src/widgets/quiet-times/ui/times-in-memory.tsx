import { FreeTimes } from '@/features/counselling/booking';
import type { SlotChoice } from '@/features/counselling/quiet';
import { DataScope } from '@/shared/api';

/** Free times whose choice stays in the memory of the page. */
export function TimesInMemory(choice: SlotChoice) {
  return (
    <DataScope fallback={null}>
      <FreeTimes {...choice} />
    </DataScope>
  );
}
