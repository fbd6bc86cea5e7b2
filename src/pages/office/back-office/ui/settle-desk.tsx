import { useEndHiding } from '@/features/tutors/no-shows';
import { usePublishFigures } from '@/features/admin/figures';
import { useSettle } from '@/features/admin/settlement';

export { FollowingNote } from '@/features/tuition/request-desk';
export { LateCount, SoundSwitch, WaitingSignals } from '@/features/admin/late-records';
export { StoppingNote, UnreadableNote } from '@/features/admin/settlement';

/** Background work of an open desk. Renders nothing. */
export function SettleDesk() {
  useSettle();
  useEndHiding();
  usePublishFigures();
  return null;
}
