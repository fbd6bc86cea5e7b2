import { expect, it } from 'vitest';
import { countChosen, joinRatings } from './count-chosen';

const ama = { id: 'ama', isSample: false };
const kofi = { id: 'kofi', isSample: false };
const offer = (tutorId: string, isSample = false) => ({ tutorId, isSample });

it('adds what was chosen since to what was counted before', () => {
  const before = { ama: { chosen: 2, count: 4 }, kofi: { count: 1 } };
  expect(countChosen(before, [offer('ama'), offer('kofi'), offer('ama')], [ama, kofi])).toEqual({
    ama: { chosen: 4 },
    kofi: { chosen: 1 },
  });
});

it('keeps what was counted of a tutor whom nobody chose since', () => {
  expect(countChosen({ ama: { chosen: 2 } }, [], [ama])).toEqual({ ama: { chosen: 2 } });
});

it.each([
  ['a sample offer of a real tutor', [offer('ama', true)], [ama]],
  ['a tutor who is gone', [offer('esi')], [ama]],
])('leaves out %s', (_what, chosen, tutors) => {
  expect(countChosen({ esi: { chosen: 3 } }, chosen, tutors)).toEqual({});
});

it('joins the reviews and the choices of each tutor', () => {
  expect(joinRatings({ ama: { count: 1 } }, { ama: { chosen: 2 }, kofi: { chosen: 1 } })).toEqual({
    ama: { count: 1, chosen: 2 },
    kofi: { chosen: 1 },
  });
});
