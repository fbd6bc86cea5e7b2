import { expect, it } from 'vitest';
import {
  cropOf,
  isStraightened,
  moveCrop,
  moveEdge,
  notStraightened,
  turn,
  turnedSize,
  type Straightening,
} from './straightening';

const cropped: Straightening = { turns: 0, left: 0.1, top: 0.2, right: 0.3, bottom: 0.4 };

it('turns the crop with the photo, and four turns change nothing', () => {
  expect(turn(cropped, 'clockwise')).toEqual({ turns: 1, left: 0.4, top: 0.1, right: 0.2, bottom: 0.3 });
  expect(turn(turn(cropped, 'clockwise'), 'back')).toEqual(cropped);
  let how = cropped;
  for (let count = 0; count < 4; count += 1) how = turn(how, 'back');
  expect(how).toEqual(cropped);
});

it('leaves at least a tenth of the photo', () => {
  expect(moveEdge(cropped, 'left', 0.95).left).toBeCloseTo(0.6);
  expect(moveEdge(cropped, 'top', -1).top).toBe(0);
  expect(moveEdge(cropped, 'bottom', 0.5)).toEqual({ ...cropped, bottom: 0.5 });
});

it('moves the crop as far as the photo reaches', () => {
  const moved = moveCrop(cropped, 0.5, -0.5);
  expect([moved.left, moved.right, moved.top, moved.bottom].map((cut) => cut.toFixed(1))).toEqual([
    '0.4',
    '0.0',
    '0.0',
    '0.6',
  ]);
});

it('knows the crop in pixels of the turned photo', () => {
  const size = { width: 400, height: 300 };
  expect(turnedSize(size, 3)).toEqual({ width: 300, height: 400 });
  expect(cropOf(size, notStraightened)).toEqual({ x: 0, y: 0, width: 400, height: 300 });
  const { x, y, width, height } = cropOf(size, { ...cropped, turns: 1 });
  expect([x, y, width, height].map(Math.round)).toEqual([30, 80, 180, 160]);
});

it('knows whether anything is changed', () => {
  expect([notStraightened, cropped, turn(notStraightened, 'back')].map(isStraightened)).toEqual([
    false,
    true,
    true,
  ]);
});
