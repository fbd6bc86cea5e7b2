import { cameToNothing, type Lesson } from '@/entities/lesson';
import { stableId } from '@/shared/lib/digest';

/**
 * Id of a lesson to be planned: the same for the same offer and start on every device, so that a second
 * sending creates nothing. Lessons that were cancelled, or moved away from that start, keep their id.
 * @param known the lessons of the offer
 */
export function lessonIdOf(
  offerId: string,
  startsAt: string,
  known: readonly Pick<Lesson, 'id' | 'startsAt' | 'state'>[],
): string {
  for (let issue = 0; ; issue += 1) {
    const id = stableId(`lesson ${offerId} ${startsAt} ${issue}`);
    const holder = known.find((lesson) => lesson.id === id);
    if (!holder || (!cameToNothing(holder.state) && holder.startsAt === startsAt)) return id;
  }
}
