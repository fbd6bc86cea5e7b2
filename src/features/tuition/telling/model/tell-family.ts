import { createChangeId } from '@/entities/change-log';
import { tellingPath, writeTelling, type NewTelling, type TellingWay } from '@/entities/telling';
import type { NewPendingWrite, Signature } from '@/shared/pending-writes';

/** Ways in which a tutor tells a family. */
export const familyWays = ['whatsapp', 'sms', 'phone', 'not-needed'] as const satisfies readonly TellingWay[];

/** Event of the act by which a tutor writes down that a family was told. */
export const familyTold = 'family.told';

/**
 * The tutor told the family of a change. The telling has the id of the change, so a second one, or one of the
 * office, is the same.
 */
export const tellFamily = (
  { userId }: Signature,
  change: NewTelling['change'],
  way: TellingWay,
): NewPendingWrite => ({
  id: createChangeId(),
  owner: userId,
  record: tellingPath(change.id),
  event: familyTold,
  writes: [writeTelling({ change, way, by: { userId, name: '' } })],
  shown: { way },
});
