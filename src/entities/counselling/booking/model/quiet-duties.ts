import type { Duty } from '@/shared/backend';

/** Whether the duties open quiet bookings, as the policy of bookings says. */
export const mayReadQuiet = (duties: readonly Duty[]): boolean =>
  duties.includes('counselling') || duties.includes('safeguarding');
