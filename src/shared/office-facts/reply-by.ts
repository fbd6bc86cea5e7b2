import { answerBy } from '../ghana';
import type { OfficeFacts } from './built-facts';
import { hoursOf } from './office-store';

/** When the office has answered at the latest, as it says of itself: closing time of a working day. */
export const replyBy = (sent: Date, office: OfficeFacts): Date =>
  answerBy(sent, office.replyDays, hoursOf(office));
