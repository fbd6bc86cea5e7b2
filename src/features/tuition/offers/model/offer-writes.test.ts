import { expect, it } from 'vitest';
import { createOffer } from '../../../../../tests/samples/matching';
import { yesFor } from './offer-writes';

it.each([
  [['tue-evening', 'sat-morning', 'sun-morning'], 'accepted', []],
  [['sat-morning'], 'amended', ['sat-morning']],
  [['sun-morning'], 'amended', []],
  [[], 'amended', []],
] as const)('with %j free, the plain yes is %s with %j', (free, kind, hours) => {
  const offer = createOffer();
  expect(yesFor(offer, free)).toMatchObject({ kind, answer: { hours } });
});
