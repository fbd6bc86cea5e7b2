import { describe, expect, it } from 'vitest';
import { doubtsOf, sharpnessOf, toGrey, type GreyPicture } from './picture-doubts';

const side = 240;
const whole = { width: 1600, height: 1200 };

/** A picture whose pixels are computed by a function. */
function draw(valueAt: (x: number, y: number) => number): GreyPicture {
  const grey = new Uint8ClampedArray(side * side);
  for (let y = 0; y < side; y += 1) for (let x = 0; x < side; x += 1) grey[y * side + x] = valueAt(x, y);
  return { width: side, height: side, grey };
}

/** Printed lines: thin dark strokes on paper. */
const print = draw((x, y) => (y % 12 < 6 && x % 7 < 2 ? 40 : 215));

/** Box blur: every pixel becomes the mean of its neighbours. */
function blur({ grey }: GreyPicture, radius: number): GreyPicture {
  return draw((x, y) => {
    let [sum, count] = [0, 0];
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        const [px, py] = [x + dx, y + dy];
        if (px < 0 || py < 0 || px >= side || py >= side) continue;
        sum += grey[py * side + px] ?? 0;
        count += 1;
      }
    }
    return sum / count;
  });
}

describe('the picture of a paper', () => {
  it('has no warning when it is sharp and well lit', () => {
    expect(doubtsOf(print, whole)).toEqual([]);
  });

  it('has a warning when it is blurred', () => {
    const soft = blur(print, 5);
    expect(sharpnessOf(soft)).toBeLessThan(sharpnessOf(print) / 20);
    expect(doubtsOf(soft, whole)).toEqual(['blurred']);
  });

  it('has a warning when it is dark, or overexposed', () => {
    expect(
      doubtsOf(
        draw((x) => 20 + (x % 2) * 10),
        whole,
      ),
    ).toEqual(['dark']);
    expect(
      doubtsOf(
        draw(() => 254),
        whole,
      ),
    ).toEqual(['bright']);
  });

  it('has a warning when it is too small to read', () => {
    expect(doubtsOf(print, { width: 640, height: 480 })).toEqual(['small']);
  });

  it('has a warning when it shows a strip of a paper only', () => {
    expect(doubtsOf(print, { width: 1600, height: 500 })).toEqual(['cropped']);
    expect(doubtsOf(print, { width: 1000, height: 1414 })).toEqual([]);
  });
});

it('computes perceived brightness', () => {
  expect([...toGrey(new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]))]).toEqual([
    76, 150, 29,
  ]);
});

it('accepts a picture of one pixel', () => {
  const dot = { width: 1, height: 1, grey: new Uint8ClampedArray([128]) };
  expect(doubtsOf(dot, { width: 1, height: 1 })).toEqual(['small', 'blurred']);
});
