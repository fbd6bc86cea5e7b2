import {
  bookingDays,
  bookingFollowed,
  bookingLifecycle,
  bookingMoved,
  bookingSooner,
  bookNoticeMs,
  changeNoticeMs,
  newBookingStates,
} from '../../src/entities/counselling/booking/model/booking-lifecycle';
import { bookingPersonSchema, bookingSchema } from '@/entities/counselling/booking/model/booking';
import { roomSlotSchema, slotHolderSchema, slotSchema } from '@/entities/counselling/booking/model/slot';
import {
  counsellorSchema,
  officeCounsellorFields,
  ownCounsellorFields,
} from '@/entities/counselling/counsellor/model/counsellor';
import {
  counsellorLifecycle,
  publicCounsellorStates,
} from '../../src/entities/counselling/counsellor/model/counsellor-lifecycle';
import {
  counsellorAdded,
  counsellorChecked,
  counsellorEdited,
} from '@/entities/counselling/counsellor/model/write-counsellor';
import { bookingCodeShape } from '../../src/entities/counselling/booking/model/booking-code';
import { counsellingNoteSchema } from '@/entities/counselling/note/model/counselling-note';
import { wordCodeSchema, wordCodeShape } from '@/entities/counselling/booking/model/held-words';
import { userIdShape } from '@/shared/fields';
import { hoursOf, lifecycleOf } from './lifecycle-rules';
import { list, literal } from './schema-rules';
import { shape } from './shape';

/** Fields that the rule of a new record checks itself. */
const stamps = ['state', 'createdAt', 'movedAt', 'updatedAt', 'lastChange', 'isSample', 'removal'];

/** Values of the template about counselling. */
export const counsellingFacts: Readonly<Record<string, string>> = {
  ...lifecycleOf('counsellor', counsellorLifecycle),
  ...shape('isCounsellor', counsellorSchema, stamps),
  'counsellor added': literal(counsellorAdded),
  'counsellor edited': literal(counsellorEdited),
  'counsellor checked': literal(counsellorChecked),
  'counsellor fields': list(officeCounsellorFields),
  'own counsellor fields': list(ownCounsellorFields),
  'public counsellor states': list(publicCounsellorStates),
  'user id': literal(userIdShape.source),
  ...lifecycleOf('booking', bookingLifecycle),
  ...shape('isBooking', bookingSchema, stamps),
  ...shape('isBookingPerson', bookingPersonSchema),
  'new booking states': list(newBookingStates),
  'booking code': literal(bookingCodeShape.source),
  'booking moved': literal(bookingMoved),
  'booking sooner': literal(bookingSooner),
  'booking followed': literal(bookingFollowed),
  'book notice': hoursOf(bookNoticeMs),
  'change notice': hoursOf(changeNoticeMs),
  'booking days': String(bookingDays),
  ...shape('isSlot', slotSchema),
  ...shape('isSlotHolder', slotHolderSchema),
  ...shape('isRoomSlot', roomSlotSchema),
  ...shape('isWordCode', wordCodeSchema),
  'word code': literal(wordCodeShape.source),
  ...shape('isCounsellingNote', counsellingNoteSchema),
};
