import { expect, it } from 'vitest';
import { isRightAnswer } from './compare-check';

it.each([
  ['340', '340'],
  [' 340 ', '340 cedis'],
  ['GH¢ 340', '340 cedis'],
  ['340.00', 'GHS 340'],
  ['x = 5', '5'],
  ['5', 'x=5'],
  ['12 CM', '12cm'],
  ['12', '12 cm'],
  ['3/4', '0.75'],
  ['5,000', '5000'],
  ['5 000', '5000'],
  ['−3', '-3'],
  ['Photosynthesis.', 'photosynthesis'],
  ['2X + 1', '2x+1'],
  ['25 percent', '25%'],
  ['.5', '0.5'],
  ['12 m2', '12 m²'],
])('takes “%s” for “%s”', (typed, key) => {
  expect(isRightAnswer(typed, key)).toBe(true);
});

it.each([
  ['', '340'],
  ['34', '340'],
  ['340 kg', '340 cedis'],
  ['12 m', '12 cm'],
  ['12 m', '12 m²'],
  ['2x + 1', '2x'],
  ['2', '2x'],
  ['3 and 4', '3'],
  ['1/0', '1'],
  ['respiration', 'photosynthesis'],
])('does not take “%s” for “%s”', (typed, key) => {
  expect(isRightAnswer(typed, key)).toBe(false);
});
