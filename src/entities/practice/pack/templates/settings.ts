import type { Random } from './template';

interface Person {
  readonly name: string;
  readonly they: 'she' | 'he';
  readonly their: 'her' | 'his';
}

const women = 'Ama Esi Adwoa Akosua Naa Korkor Dzifa Enyonam Amina Memunatu Lariba Wumpini Efua Abena'.split(
  ' ',
);
const men = 'Kofi Kwame Yaw Kojo Nii Tetteh Mawuli Edem Fuseini Alhassan Atinga Baba Ebo Kwabena'.split(' ');

export function person(random: Random): Person {
  return random.whole(0, 1) === 0
    ? { name: random.pick(women), they: 'she', their: 'her' }
    : { name: random.pick(men), they: 'he', their: 'his' };
}

/** Two people with different names. */
export function twoPeople(random: Random): readonly [Person, Person] {
  const one = person(random);
  const other = person(random);
  return one.name === other.name ? twoPeople(random) : [one, other];
}

const towns =
  'Accra|Kumasi|Tamale|Ho|Wa|Bolgatanga|Cape Coast|Takoradi|Sunyani|Koforidua|Techiman|Keta|Tema|Damongo|Nalerigu'.split(
    '|',
  );

export const town = (random: Random) => random.pick(towns);

export function twoTowns(random: Random): readonly [string, string] {
  const [one = '', other = ''] = random.shuffle(towns);
  return [one, other];
}
