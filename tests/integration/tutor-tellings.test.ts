import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { createStore } from '@/app/composition/create-store';
import '@/features/tuition/telling/api/own-changes-api';
import { baseApi } from '@/shared/api';
import { BackendFailure, type BackendPort, type DocumentsPort } from '@/shared/backend';
import { changePath } from '../../src/entities/change-log';
import { lessonPath } from '../../src/entities/lesson';
import { tellingPath } from '../../src/entities/telling';
import { asCodeHolder, asTutor } from '../policy/matrix-people';
import { createCountingDocuments, sumOf } from '../samples/counting-documents';

const tutorId = 'demo-tutor';
const at = '2026-11-28T11:00:00.000Z';
const recordOf = (id: string) => lessonPath('o1', `lesson-of-${id}`);
const lineOf = (id: string, by: object = asTutor('T')) => ({
  [changePath(id)]: { record: recordOf(id), event: 'lesson.cancelled', at, by, before: {}, after: {} },
});

type Endpoints = Readonly<
  Record<
    string,
    {
      readonly initiate: (
        arg: unknown,
      ) => ThunkAction<Promise<{ readonly data?: unknown }>, unknown, unknown, UnknownAction>;
    }
  >
>;

/** A tutor's phone; a line that somebody else wrote is refused, as by the policy. */
function openPhone() {
  const told = {
    record: recordOf('told'),
    event: 'lesson.cancelled',
    way: 'sms',
    userId: 'a',
    name: 'Office',
    at,
  };
  const { documents, takeReads } = createCountingDocuments({
    ...lineOf('own'),
    ...lineOf('told'),
    ...lineOf('of-family', asCodeHolder),
    ...lineOf('of-office'),
    [tellingPath('told')]: told,
  });
  const guarded: DocumentsPort = {
    ...documents,
    get: async (path) => {
      const found = await documents.get(path);
      if (path === changePath('of-office')) throw new BackendFailure('forbidden', path);
      return found;
    },
  };
  const store = createStore({ backend: { documents: guarded } as BackendPort });
  const endpoints = baseApi.endpoints as unknown as Endpoints;
  const ask = async (name: string, arg: unknown) => {
    const asked = endpoints[name]?.initiate(arg);
    if (!asked) throw new Error(`no endpoint ${name}`);
    const { data } = await store.dispatch(asked);
    return { data, reads: sumOf(takeReads()) };
  };
  return {
    tellings: () => ask('tutorTellings', tutorId),
    own: (...ids: readonly string[]) =>
      ask('ownChanges', { tutorId, changes: ids.map((id) => ({ id, record: recordOf(id) })) }),
  };
}

it('finds what the tutor did and nobody told, and reads each change once', async () => {
  const phone = openPhone();
  expect(await phone.tellings()).toEqual({ data: [], reads: 1 });
  // Of each whether it is told, and its line unless it is.
  expect(await phone.own('own', 'told', 'of-family', 'of-office')).toEqual({
    data: [{ id: 'own', record: recordOf('own'), event: 'lesson.cancelled' }],
    reads: 7,
  });
  expect(await phone.own('own', 'of-office')).toMatchObject({ data: [{ id: 'own' }], reads: 0 });
});
