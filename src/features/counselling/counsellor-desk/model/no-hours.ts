import type { WorkingHours } from '@/entities/counselling/counsellor';

/** Hours of a new profile: none, so that nobody books before the counsellor has said when. */
export const noHours: WorkingHours = {
  weekly: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  exceptions: [],
  away: null,
  talkMinutes: 45,
  bufferMinutes: 15,
};
