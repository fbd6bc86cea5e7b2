import { isNear, search, type Recomputations } from './recomputation';

export const moneyRecomputations: Recomputations = {
  'percentage-change': {
    unit: '%',
    answer: ([before = 0, after = 0]) =>
      search(1, 100, 1, (rate) => isNear(Math.abs(after - before) * 100, before * rate)),
  },
  'simple-interest': {
    unit: 'GH₵',
    answer: ([sum = 0, rate = 0, years = 0], text) => {
      let interest = 0;
      for (let year = 0; year < years; year += 1) interest += (sum / 100) * rate;
      return text.includes('amount') ? sum + interest : interest;
    },
  },
  'profit-per-cent': {
    unit: '%',
    answer: ([one = 0, other = 0, sold = 0], text) =>
      search(1, 100, 1, (rate) =>
        isNear(one * other * (text.includes('profit') ? 100 + rate : 100 - rate), sold * 100),
      ),
  },
  'discount-and-tax': {
    unit: 'GH₵',
    answer: ([price = 0, discount = 0, tax = 0]) =>
      Math.round((price * (100 - discount) * (100 + tax)) / 100 + 1e-9) / 100,
  },
  'original-price': {
    unit: 'GH₵',
    answer: ([rate = 0, after = 0]) =>
      search(20, 2000, 1, (price) => isNear(price - (price / 100) * rate, after)),
  },
};
