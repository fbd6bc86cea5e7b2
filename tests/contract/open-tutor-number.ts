import { expect } from 'vitest';
import type { ChangedBy } from '../../src/entities/change-log';
import { offerPath, tutorContactPath } from '../../src/entities/offer';
import type { BackendPort, Write } from '@/shared/backend';
import { transitionOf } from '../samples/offers';

interface Given {
  readonly ref: string;
  readonly offer: { readonly id: string };
  readonly family: ChangedBy;
}

interface Acts {
  /** The family chooses the tutor who said yes. */
  readonly choose: () => Promise<void>;
  readonly commit: (writes: readonly Write[]) => Promise<void>;
  readonly get: BackendPort['documents']['get'];
}

/** A family reads the number of its tutor from the choice until the lessons end. */
export async function openTutorNumber({ ref, offer, family }: Given, { choose, commit, get }: Acts) {
  const refused = { code: expect.stringMatching(/^(unauthenticated|forbidden)$/) as string };
  const number = tutorContactPath(offer.id);
  await expect(get(number)).rejects.toMatchObject(refused);
  await choose();
  expect(await get(number)).toEqual({ phone: '+233209876543' });
  await commit(
    transitionOf(offerPath(offer.id), {
      from: 'chosen',
      to: 'ended',
      event: 'lessons.ended',
      by: family,
      actOf: ref,
      changes: { ending: { by: 'family', reason: 'other', words: '' } },
    }),
  );
  await expect(get(number)).rejects.toMatchObject(refused);
}
