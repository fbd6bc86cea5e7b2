import { replyBy, type OfficeFacts } from '@/shared/office-facts';

/** Number of records whose senders should have heard from the office. @param sent times in ISO 8601 */
export const countLate = (sent: readonly string[], office: OfficeFacts, now: Date): number =>
  sent.filter((at) => now > replyBy(new Date(at), office)).length;
