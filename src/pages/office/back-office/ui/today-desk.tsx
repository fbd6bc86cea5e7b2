import { useDuties } from '@/entities/session';
import { TodayView } from '@/features/admin/today';
import type { DeskWays } from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { useToday } from './use-today';

/** What is to be done today, of the records that the duties open. */
export function TodayDesk({ ways }: { ways: DeskWays }) {
  const now = useNow();
  const isOffice = useDuties().includes('office');
  const today = useToday(now);
  return <TodayView {...today} ways={ways} now={now} tells={isOffice} />;
}
