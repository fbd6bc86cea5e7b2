import { useBuiltJobs } from '@/entities/jobs/job';
import { useIsHydrated } from '@/shared/lib/hydration';
import { useClosingClock } from './use-closing-clock';

/** Time for a post: the device's, or that of the document until it is hydrated, as both must be the same. */
export function usePostClock(closesAt: string): { readonly now: Date; readonly isExact: boolean } {
  const clock = useClosingClock(closesAt);
  const built = useBuiltJobs();
  const isHydrated = useIsHydrated();
  return built && !isHydrated ? { now: new Date(built.at), isExact: false } : { now: clock, isExact: true };
}
