import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openDeviceDatabase } from './device-database';
import {
  forgetPersistedQueries,
  forgetPersistedQueriesOf,
  getPersistedQuery,
  putPersistedQuery,
} from './persisted-queries';

const givenAt = '2026-11-22T16:00:00.000Z';
const code = 'LL-T4TR8QX2NHM6DB';
const keep = (owner: string, key = `tracking/${code}`) =>
  putPersistedQuery({ owner, key, answer: 1, givenAt });
const keys = async () => (await (await openDeviceDatabase()).getAllKeys('keptAnswers')).flat().join(' ');

it('writes no code into a key', async () => {
  await keep('family');
  expect(await keys()).not.toContain('LL-');
  expect(await getPersistedQuery('family', `tracking/${code}`)).toMatchObject({ answer: 1 });
});

it('deletes the answers of one owner', async () => {
  await keep('family');
  await keep('public');
  await forgetPersistedQueriesOf('family');
  expect(await getPersistedQuery('family', `tracking/${code}`)).toBeNull();
  expect(await getPersistedQuery('public', `tracking/${code}`)).not.toBeNull();
});

it('deletes answers that earlier releases stored under keys with codes', async () => {
  await (await openDeviceDatabase()).put('keptAnswers', { owner: 'family', key: code, answer: 1, givenAt });
  await keep('family');
  await forgetPersistedQueries(['family']);
  expect(await keys()).not.toContain(code);
  expect(await getPersistedQuery('family', `tracking/${code}`)).not.toBeNull();
});
