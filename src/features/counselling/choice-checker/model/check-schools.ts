import { kilometresOf, type ChoiceList } from './choice';
import type { Reading } from './finding';
import { numbersOf, placesOf, type PlacedChoice } from './placed-choice';
import { likenessOf } from './school-spelling';

/** The number of the choice that the rule of the last place is about; 0 where it does not hold. */
const lastDayPlace = ({ rules: year }: Reading, { route }: ChoiceList): number =>
  year.rules.lastDay.severity === 'unknown' || route === 'tvet' ? 0 : placesOf(year).main;

/** The last main choice: a day school near by, or a boarding school of a special list. */
export function checkLast(reading: Reading, placed: readonly PlacedChoice[], list: ChoiceList): void {
  const { report, rules } = reading;
  const last = placed.find(({ number }) => number === lastDayPlace(reading, list));
  if (!last || last.stay === '') return;
  const { limit } = rules.rules.lastDay;
  const [at, km] = [[last.number], kilometresOf(last.km)];
  if (last.stay === 'boarding') {
    if (!last.isSpecial) report('lastBoarding', 'lastDay', at, { values: { limit } });
  } else if (km === null) report('lastDistance', 'lastDay', at, { severity: 'question', values: { limit } });
  else if (km > limit) report('lastFar', 'lastDay', at, { values: { limit, km } });
}

/** Distances of the day schools, but of the last place where it has a rule of its own. */
export function checkReach(reading: Reading, placed: readonly PlacedChoice[], list: ChoiceList): void {
  const { report, rules } = reading;
  const unclear = placed.filter(
    ({ stay, km }) => stay === 'day' && km.trim() !== '' && kilometresOf(km) === null,
  );
  if (unclear.length > 0) report('kmUnclear', 'reach', numbersOf(unclear), { severity: 'question' });
  const last = lastDayPlace(reading, list);
  const day = placed.filter(({ stay, number }) => stay === 'day' && number !== last);
  const unknown = day.filter(({ km }) => km.trim() === '');
  if (unknown.length > 0) report('reachUnknown', 'reach', numbersOf(unknown), { severity: 'question' });
  const { limit } = rules.rules.reach;
  const far = day.filter(({ km }) => limit > 0 && (kilometresOf(km) ?? 0) > limit);
  if (far.length > 0) report('reachFar', 'reach', numbersOf(far), { values: { limit } });
}

/** A TVET list has TVET schools. */
export function checkRoute(
  { report }: Reading,
  placed: readonly PlacedChoice[],
  { route }: ChoiceList,
): void {
  if (route !== 'tvet') return;
  const main = placed.filter(({ part }) => part === 'main');
  const other = main.filter(({ kind }) => kind === 'shs');
  if (other.length > 0) report('tvetOther', 'tvet', numbersOf(other));
  const unknown = main.filter(({ kind }) => kind === '');
  if (unknown.length > 0) report('tvetUnknown', 'tvet', numbersOf(unknown), { severity: 'question' });
}

/** Boys' schools take no girls, and girls' schools no boys. */
export function checkGender({ report }: Reading, placed: readonly PlacedChoice[], { sex }: ChoiceList): void {
  const ofOne = placed.filter(({ takes }) => takes === 'girls' || takes === 'boys');
  if (sex === '') {
    if (ofOne.length > 0) report('sexUnknown', 'gender', numbersOf(ofOne), { severity: 'question' });
    return;
  }
  const other = ofOne.filter(({ takes }) => takes !== `${sex}s`);
  if (other.length > 0) report('genderOther', 'gender', numbersOf(other));
  const unknown = placed.filter(({ takes, school }) => takes === '' && school.trim() !== '');
  if (unknown.length > 0) report('genderUnknown', 'gender', numbersOf(unknown), { severity: 'question' });
}

/** Schools that are named twice, also in another spelling. */
export function checkRepeats({ report }: Reading, placed: readonly PlacedChoice[]): void {
  placed.forEach((choice, index) => {
    const earlier = placed.slice(0, index);
    const as = (likeness: 'same' | 'similar') =>
      earlier.find(({ school }) => likenessOf(school, choice.school) === likeness);
    const same = as('same');
    const similar = same ? undefined : as('similar');
    if (same) report('sameSchool', 'repeat', [same.number, choice.number]);
    else if (similar)
      report('similarSchool', 'repeat', [similar.number, choice.number], { severity: 'question' });
  });
}

/** What each choice must say, and whether the family would accept it. */
export function checkWords({ report }: Reading, placed: readonly PlacedChoice[]): void {
  const named = placed.filter(({ school }) => school.trim() !== '');
  const without = (field: 'programme' | 'stay') =>
    numbersOf(named.filter((choice) => choice[field].trim() === ''));
  const [noProgramme, noStay] = [without('programme'), without('stay')];
  if (noProgramme.length > 0) report('programmeMissing', 'programme', noProgramme);
  if (noStay.length > 0) report('stayMissing', 'stay', noStay);
  const refused = named.filter(({ isAccepted }) => isAccepted === 'no');
  if (refused.length > 0) report('notAccepted', 'filler', numbersOf(refused));
  const unasked = named.filter(({ isAccepted }) => isAccepted === '');
  if (unasked.length > 0) report('acceptUnknown', 'filler', numbersOf(unasked), { severity: 'question' });
}
