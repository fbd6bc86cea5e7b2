import { expect, it } from 'vitest';
import { fittingScale, movePhoto, turnPhoto, wholePhoto, zoomPhoto, type Frame } from './photo-view';

const frame: Frame = { stage: { width: 300, height: 400 }, photo: { width: 1200, height: 800 } };

it('shows the whole photo, also when it is turned, and enlarges no small one', () => {
  expect(fittingScale(frame, 0)).toBe(0.25);
  expect(fittingScale(frame, 1)).toBeCloseTo(0.333);
  expect(fittingScale({ ...frame, photo: { width: 100, height: 100 } }, 0)).toBe(1);
});

it('enlarges around a point, between the whole photo and eight times', () => {
  const near = zoomPhoto(wholePhoto, frame, 4, { x: 100, y: 0 });
  expect(near).toEqual({ zoom: 4, turns: 0, x: -300, y: 0 });
  expect(zoomPhoto(near, frame, 100).zoom).toBe(8);
  expect(zoomPhoto(near, frame, 0.01)).toEqual(wholePhoto);
});

it('moves an enlarged photo up to its edges, and a whole one not at all', () => {
  expect(movePhoto(wholePhoto, frame, { x: 50, y: 50 })).toEqual(wholePhoto);
  const near = zoomPhoto(wholePhoto, frame, 4);
  // 1200 px wide on 300, and 800 px high on 400.
  expect(movePhoto(near, frame, { x: 9999, y: -9999 })).toMatchObject({ x: 450, y: -200 });
});

it('turns by a quarter and shows the whole photo again', () => {
  let view = zoomPhoto(wholePhoto, frame, 3);
  view = turnPhoto(view);
  expect(view).toEqual({ ...wholePhoto, turns: 1 });
  expect([1, 2, 3].reduce((turned) => turnPhoto(turned), view)).toEqual(wholePhoto);
});
