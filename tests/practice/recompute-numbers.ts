import { isNear, search, type Recomputations } from './recomputation';

const plainDigits = (text: string) =>
  text.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - '₀'.charCodeAt(0)));
const raised = (text: string) =>
  text.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).replace('-', '⁻');
const lowered = (text: string) => text.replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit)));

export const numberRecomputations: Recomputations = {
  'base-to-ten': {
    unit: null,
    answer: (_, text) => {
      const [, digits = '', base = ''] = /(\d+)([₀-₉])/.exec(text) ?? [];
      return parseInt(digits, Number(plainDigits(base)));
    },
  },
  'ten-to-base': {
    unit: null,
    answer: ([value = 0, base = 0]) => {
      // Takes away the highest power as often as it fits.
      let digits = '';
      let left = value;
      for (let power = base ** 12; power >= 1; power /= base) {
        let digit = 0;
        while (left >= power) {
          left -= power;
          digit += 1;
        }
        digits += String(digit);
      }
      return digits.replace(/^0+/, '') + lowered(String(base));
    },
  },
  'standard-form': {
    unit: null,
    answer: ([value = 0]) => {
      const [front = '', index = ''] = value.toExponential().split('e');
      return `${front} × 10${raised(index.replace('+', ''))}`;
    },
  },
  'index-laws': {
    unit: null,
    answer: (_, text) => {
      const indices = [...text.matchAll(/\d([²³⁴-⁹])/g)].map(([, index = '']) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(index));
      const base = Number(/(\d)[²³⁴-⁹]/.exec(text)?.[1]);
      const [one = 0, other = 0, third = 0] = indices;
      const value = base ** one * (base ** other / base ** third);
      return `${String(base)}${raised(String(search(1, 20, 1, (index) => isNear(base ** index / value, 1))))}`;
    },
  },
  'surd-sum': {
    unit: null,
    answer: ([one = 0, other = 0]) => {
      const value = Math.sqrt(one) + Math.sqrt(other);
      const under = search(2, 100, 1, (candidate) => {
        const count = value / Math.sqrt(candidate);
        return isNear(count, Math.round(count));
      });
      return `${String(Math.round(value / Math.sqrt(under)))}√${String(under)}`;
    },
  },
  'ratio-shares': {
    unit: 'GH₵',
    answer: ([total = 0, first = 0, second = 0]) => {
      // Hands the money out by parts of five cedis until nothing is left.
      let left = total;
      let share = 0;
      while (left > 0) {
        left -= 5 * (first + second);
        share += 5 * second;
      }
      return left === 0 ? share : NaN;
    },
  },
  'inverse-proportion': {
    unit: 'days',
    answer: ([before = 0, days = 0, after = 0]) =>
      search(1, 100, 1, (candidate) => after * candidate === before * days),
  },
};
