import { expect, it } from 'vitest';
import { personPointers } from './person-pointers';

it.each([
  ['My teacher Mr Boateng gave it to us at Presec.', ['teacher', 'Mr', 'Boateng', 'Presec']],
  ['I asked Ama. She said 12.', ['Ama']],
  ['my name is kofi', ['my name is']],
  ['We did it at Adisadel Senior High School', ['Adisadel', 'Senior', 'High', 'School']],
])('points at %s', (text, expected) => {
  expect(personPointers([text])).toEqual(expected);
});

it.each([
  'A trader buys a bag of rice for 400 cedis in Ghana. What is the profit?',
  'Use the theorem of Pythagoras. The result is AB = 13 cm.',
  'On Monday, 12 pupils of JHS 2 were absent.',
])('leaves %s alone', (text) => {
  expect(personPointers([text])).toEqual([]);
});
