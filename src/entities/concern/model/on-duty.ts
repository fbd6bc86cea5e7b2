import type { DocumentData } from '@/shared/backend';

/** Public document that says whether anybody reads worries. It names nobody. */
export const onDutyPath = 'settings/safeguarding';

/** Whether somebody has the duty; false before the office has said so. */
export const parseOnDuty = (data: DocumentData | null): boolean => data?.isOnDuty === true;
