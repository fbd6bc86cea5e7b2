import { expect, it } from 'vitest';
import { builtFacts } from './built-facts';
import { teamOf } from './team';

it('reads the people of the office in their order', () => {
  expect(teamOf(builtFacts)).toEqual([]);
  expect(
    teamOf({
      ...builtFacts,
      team2: 'Ama Mensah | Tutors',
      team4: 'Kojo Addo | Families | Answers the phone on weekdays.',
    }),
  ).toEqual([
    { name: 'Ama Mensah', role: 'Tutors', words: '' },
    { name: 'Kojo Addo', role: 'Families', words: 'Answers the phone on weekdays.' },
  ]);
});
