import { expect, it } from 'vitest';
import { staysEnglish as inTools } from '../../../../../tools/english-until-checked';
import { flatten, namespacesOf, readWords } from '../../../../../tools/locale-provenance.mjs';
import kept from '../../../../../locales/english-until-checked.json';
import { staysEnglish } from './stays-english';

it('says the same as the tools of every text that is not of the desk', () => {
  const differing = namespacesOf('en')
    .filter((namespace) => !kept.desk.includes(namespace))
    .flatMap((namespace) =>
      flatten(readWords('en', namespace))
        .filter(([key, english]) => typeof english === 'string' && inTools(namespace, key, english))
        .filter(([key, english]) => !staysEnglish(`${namespace}:${key}`, english))
        .map(([key]) => `${namespace}:${key}`),
    );
  expect(differing).toEqual([]);
});

it('lets an ordinary text pass', () => {
  expect(staysEnglish('home:heading', 'What do you need?')).toBe(false);
});
