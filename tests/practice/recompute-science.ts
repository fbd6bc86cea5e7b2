import { isNear, search, type Recomputations } from './recomputation';

const near = (least: number, most: number, step: number, satisfies: (value: number) => boolean) =>
  Number(search(least, most, step, satisfies).toFixed(6));

const masses = (text: string) =>
  new Map(
    [...text.matchAll(/([A-Z][a-z]?) = (\d+)/g)].map(([, symbol = '', mass]) => [symbol, Number(mass)]),
  );

/** Mass of a mole, atom by atom. */
function molarMass(text: string): number {
  const [, compound = ''] = /, ([A-Z][A-Za-z₀-₉]+)[?.]/.exec(text) ?? [];
  let mass = 0;
  for (const [, symbol = '', digits = ''] of compound.matchAll(/([A-Z][a-z]?)([₀-₉]*)/g)) {
    const count =
      digits === '' ? 1 : Number(digits.replace(/./g, (one) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(one))));
    for (let atom = 0; atom < count; atom += 1) mass += masses(text).get(symbol) ?? NaN;
  }
  return mass;
}

export const scienceRecomputations: Recomputations = {
  'average-speed': {
    unit: 'km/h',
    answer: ([distance = 0, hours = 0, minutes = 0]) =>
      near(5, 200, 5, (speed) => isNear((speed * (60 * hours + minutes)) / 60, distance)),
  },
  'force-and-acceleration': {
    unit: 'N',
    // Force is the change of momentum in each second.
    answer: ([mass = 0, from = 0, to = 0, time = 0]) => (mass * to - mass * from) / time,
  },
  pressure: {
    unit: 'N/m²',
    // As many times as the area fits into a square metre.
    answer: ([one = 0, other = 0], text) => {
      const [weight, area] = text.startsWith('A box') ? [one, other] : [other, one];
      return weight * (10_000 / area);
    },
  },
  lever: {
    unit: 'N',
    answer: ([load = 0, near0 = 0, far = 0]) =>
      search(1, 1000, 1, (effort) => isNear(effort * far - load * near0, 0)),
  },
  'work-and-power': {
    unit: 'W',
    // Work of one second.
    answer: ([weight = 0, height = 0, minutes = 0]) => weight * (height / minutes / 60),
  },
  'ohms-law': {
    unit: 'A',
    answer: ([one = 0, other = 0, voltage = 0]) =>
      near(0.05, 60, 0.05, (current) => isNear(current * one + current * other, voltage)),
  },
  'electricity-cost': {
    unit: 'GH₵',
    answer: (numbers) => {
      const [watts = 0, hours = 0, days = 0] = numbers;
      const price = numbers[numbers.length - 1] ?? 0;
      let joules = 0;
      for (let day = 0; day < days; day += 1) joules += watts * hours * 3600;
      return Math.round((joules / 3_600_000) * price * 100) / 100;
    },
  },
  'wave-speed': {
    unit: 'Hz',
    answer: ([one = 0, other = 0], text) => {
      const [speed, length] = text.startsWith('A wave') ? [one, other] : [other, one];
      return search(5, 500, 5, (frequency) => isNear(frequency * length, speed));
    },
  },
  kelvin: { unit: 'K', answer: ([celsius = 0]) => search(200, 400, 1, (value) => value - 273 === celsius) },
  moles: {
    unit: 'mol',
    answer: ([mass = 0], text) => near(0.05, 10, 0.05, (amount) => isNear(amount * molarMass(text), mass)),
  },
  density: {
    unit: 'g/cm³',
    answer: ([mass = 0, before = 0, after = 0]) =>
      near(0.1, 20, 0.1, (value) => isNear(value * (after - before), mass)),
  },
  dilution: {
    unit: 'mol/dm³',
    answer: ([added = 0, volume = 0, strong = 0]) => {
      const moles = (strong / 1000) * volume;
      return moles / ((volume + added) / 1000);
    },
  },
  neutrons: {
    unit: null,
    answer: ([protons = 0, mass = 0]) => search(1, 100, 1, (neutrons) => neutrons + protons === mass),
  },
  magnification: {
    unit: null,
    answer: ([one = 0, other = 0], text) => {
      const [real, drawn] = text.startsWith('A cell') ? [one, other] : [other, one];
      return near(50, 2000, 50, (times) => isNear((real * times) / 10, drawn));
    },
  },
};
