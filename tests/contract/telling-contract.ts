import { expect, it } from 'vitest';
import { changePath } from '../../src/entities/change-log';
import { writeTelling } from '../../src/entities/telling';
import { tuitionRequestPath } from '../../src/entities/tuition-request';
import type { BackendPort } from '@/shared/backend';
import { newTuitionCode, office, sendRequest, transitionRequest } from '../samples/records';
import type { BackendUnderTest } from './backend-contract';

/**
 * Contract of tellings: the office writes down, once for each change, how whoever waits was told.
 * @param current returns the backend of the running test
 */
export function describeTellingContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly admin: BackendUnderTest['admin'] },
): void {
  it(`${name}: a change is told once, and the office finds what was told`, async () => {
    const { backend, admin } = current();
    const { documents, auth } = backend;
    const ref = newTuitionCode();
    const record = tuitionRequestPath(ref);
    await documents.commit(sendRequest(ref));
    await auth.signIn(admin);
    const id = crypto.randomUUID();
    await documents.commit(transitionRequest(ref, 'submitted', 'cancelled', office, id));
    const { event } = (await documents.get(changePath(id))) ?? {};
    const change = { id, record, event: String(event) };
    const telling = writeTelling({ change, way: 'sms', by: office });
    await documents.commit([telling]);
    // The answer was lost, or a colleague was faster.
    await expect(documents.commit([telling])).rejects.toMatchObject({ code: 'already-exists' });

    const notBefore = new Date(Date.now() - 60_000).toISOString();
    const [lines, tellings, ofRecord] = await Promise.all([
      documents.list({
        collection: 'changeLog',
        where: [
          { field: 'event', oneOf: [change.event, 'offer.made'] },
          { field: 'at', notBefore },
        ],
        orderBy: { field: 'at', direction: 'descending' },
        limit: 5,
      }),
      documents.list({
        collection: 'tellings',
        where: [{ field: 'at', notBefore }],
        orderBy: { field: 'at', direction: 'descending' },
        limit: 5,
      }),
      documents.list({
        collection: 'tellings',
        where: [{ field: 'record', equals: record }],
        orderBy: { field: 'at', direction: 'descending' },
        limit: 5,
      }),
    ]);
    expect(lines).toMatchObject([{ id, data: { record } }]);
    expect(tellings).toEqual(ofRecord);
    expect(ofRecord).toMatchObject([{ id, data: { record, way: 'sms' } }]);

    await auth.signOut();
    await expect(documents.list({ collection: 'tellings', limit: 5 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
}
