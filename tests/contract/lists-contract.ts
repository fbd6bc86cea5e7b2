import { describe, expect, it } from 'vitest';
import { tuitionRequestPath } from '../../src/entities/tuition-request';
import type { BackendPort } from '@/shared/backend';
import { newTuitionCode, sampleRequest, sendRequest, transitionRequest } from '../samples/records';
import type { BackendUnderTest } from './backend-contract';

/**
 * Contract of list queries: filters, order, limits, and pages that continue after a place.
 * @param current returns the backend of the running test
 */
export function describeListsContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly admin: BackendUnderTest['admin'] },
): void {
  describe(`${name}: lists`, () => {
    it('list by a field of a map', async () => {
      const [one, other] = [newTuitionCode(), newTuitionCode()];
      await current().backend.documents.commit(sendRequest(one));
      await current().backend.documents.commit(sendRequest(other, { ...sampleRequest, town: 'Tema' }));
      await current().backend.auth.signIn(current().admin);
      const where = [{ field: 'place.town', equals: 'Tema' }];
      expect(await current().backend.documents.list({ collection: 'tuitionRequests', where })).toMatchObject([
        { id: other },
      ]);
    });

    it('list the change log by kind, person and period, page by page', async () => {
      const { documents, auth } = current().backend;
      const refs = [newTuitionCode(), newTuitionCode()];
      await auth.signIn(current().admin);
      for (const ref of refs) {
        await documents.commit(sendRequest(ref));
        await documents.commit(transitionRequest(ref, 'submitted', 'reviewing'));
        // Lines of the same millisecond are ordered by their ids.
        const time = Date.now();
        await expect.poll(() => Date.now()).toBeGreaterThan(time);
      }
      const collection = 'changeLog';
      const orderBy = { field: 'at', direction: 'descending' } as const;
      const kinds = { field: 'event', oneOf: ['review.started', 'offer.made'] };
      const always = { field: 'at', notBefore: '2000-01-01T00:00:00.000Z' };
      const [line, ...others] = await documents.list({
        collection,
        where: [kinds, always],
        orderBy,
        limit: 1,
      });
      expect(others).toEqual([]);
      expect(line?.data.record).toBe(tuitionRequestPath(refs[1] ?? ''));
      const after = { time: String(line?.data.at), id: String(line?.id) };
      const next = await documents.list({ collection, where: [kinds, always], orderBy, limit: 50, after });
      expect(next.map(({ data }) => data.record)).toEqual([tuitionRequestPath(refs[0] ?? '')]);
      const person = { field: 'by.userId', equals: (line?.data.by as { userId: string }).userId };
      const since = { field: 'at', notBefore: String(line?.data.at) };
      expect(await documents.list({ collection, where: [person, since], orderBy, limit: 50 })).toHaveLength(
        1,
      );
      const families = { field: 'by.kind', equals: 'code-holder' };
      expect(await documents.list({ collection, where: [families, always], orderBy, limit: 50 })).toEqual([]);
    });

    it('count what a list would give, up to the limit, and only for who may list it', async () => {
      const { documents, auth } = current().backend;
      for (const town of ['Tema', 'Ho', 'Tema'])
        await documents.commit(sendRequest(newTuitionCode(), { ...sampleRequest, town }));
      const collection = 'tuitionRequests';
      const where = [{ field: 'place.town', equals: 'Tema' }];
      await expect(documents.count({ collection, where, limit: 300 })).rejects.toMatchObject({
        code: 'unauthenticated',
      });
      await auth.signIn(current().admin);
      expect(await documents.count({ collection, where, limit: 300 })).toBe(2);
      expect(await documents.count({ collection, limit: 300 })).toBe(3);
      expect(await documents.count({ collection, limit: 2 })).toBe(2);
      const since = { field: 'createdAt', notBefore: new Date(Date.now() + 60_000).toISOString() };
      expect(await documents.count({ collection, where: [since], limit: 300 })).toBe(0);
    });

    it('list by a text that a list in the record contains', async () => {
      const { documents, auth } = current().backend;
      const [one, other] = [newTuitionCode(), newTuitionCode()];
      await documents.commit(sendRequest(one, { ...sampleRequest, guardianName: 'Ama Owusu' }));
      await documents.commit(sendRequest(other, { ...sampleRequest, guardianName: 'Owusu Kofi' }));
      await auth.signIn(current().admin);
      const find = async (key: string) => {
        const where = [{ field: 'names', contains: key }];
        return (await documents.list({ collection: 'phoneTails', where, limit: 10 })).map(({ id }) => id);
      };
      expect(await find('owusu')).toEqual([one, other].sort());
      expect(await find('ama-owusu')).toEqual([one]);
      expect(await find('ama-kofi')).toEqual([]);
      expect(await find('owu')).toEqual([]);
    });

    it('list by field, in order, up to a limit', async () => {
      const refs = [newTuitionCode(), newTuitionCode(), newTuitionCode()];
      await current().backend.auth.signIn(current().admin);
      for (const ref of refs) {
        await current().backend.documents.commit(sendRequest(ref));
        // Records of the same millisecond have no defined order.
        const time = Date.now();
        await expect.poll(() => Date.now()).toBeGreaterThan(time);
      }
      await current().backend.documents.commit(transitionRequest(refs[1] ?? '', 'submitted', 'reviewing'));
      const list = async (query: object) =>
        (await current().backend.documents.list({ collection: 'tuitionRequests', ...query })).map(
          ({ id }) => id,
        );
      expect(await list({ where: [{ field: 'state', equals: 'reviewing' }] })).toEqual([refs[1]]);
      expect(await list({ orderBy: { field: 'createdAt', direction: 'ascending' } })).toEqual(refs);
      expect(await list({ orderBy: { field: 'createdAt', direction: 'descending' }, limit: 2 })).toEqual([
        refs[2],
        refs[1],
      ]);
      const first = await current().backend.documents.get(tuitionRequestPath(refs[0] ?? ''));
      const orderBy = { field: 'createdAt', direction: 'ascending' };
      const after = { time: String(first?.createdAt) };
      expect(await list({ orderBy, limit: 1, after: { ...after, id: refs[0] } })).toEqual([refs[1]]);
      expect(await list({ orderBy, after })).toEqual([refs[1], refs[2]]);
      expect(await list({ orderBy, after: { ...after, id: 'A' } })).toEqual(refs);
      expect(
        await list({
          orderBy: { field: 'createdAt', direction: 'descending' },
          after: { ...after, id: 'z' },
        }),
      ).toEqual([refs[0]]);
      const byState = { field: 'state', direction: 'descending' };
      expect(await list({ orderBy: byState, after: { text: 'submitted', id: refs[0] } })).toEqual(
        [refs[2] ?? '', refs[1] ?? ''].filter((id) => id === refs[1] || id < (refs[0] ?? '')),
      );
      const sent = [refs[2], refs[0]];
      const lastMoved = {
        where: [{ field: 'state', equals: 'submitted' }],
        orderBy: { field: 'movedAt', direction: 'descending' },
        limit: 1,
      };
      expect(await list({ ...lastMoved, limit: 2 })).toEqual(sent);
      const newest = await current().backend.documents.get(tuitionRequestPath(refs[2] ?? ''));
      const place = { time: String(newest?.movedAt), id: refs[2] };
      expect(await list({ ...lastMoved, after: place })).toEqual([refs[0]]);
      const moved = (...bounds: readonly object[]) => ({
        ...lastMoved,
        where: [...lastMoved.where, ...bounds.map((bound) => ({ field: 'movedAt', ...bound }))],
        limit: 2,
      });
      const second = await current().backend.documents.get(tuitionRequestPath(refs[1] ?? ''));
      const between = String(second?.createdAt);
      const later = new Date(Date.now() + 60_000).toISOString();
      const whole = moved({ notBefore: String(first?.movedAt) }, { notAfter: later });
      expect(await list(whole)).toEqual(sent);
      expect(await list({ ...whole, after: place })).toEqual([refs[0]]);
      expect(await list(moved({ notBefore: between }, { notAfter: later }))).toEqual([refs[2]]);
      expect(await list(moved({ notBefore: String(first?.movedAt) }, { notAfter: between }))).toEqual([
        refs[0],
      ]);
      expect(await list({ where: [{ field: 'state', equals: 'ended' }] })).toEqual([]);
      const worried = [
        { field: 'parting.reason', equals: 'safety' },
        { field: 'parting.isHeard', equals: false },
      ];
      expect(await list({ where: worried })).toEqual([]);
      expect(await list({ where: [{ field: 'state', oneOf: ['reviewing', 'ended'] }] })).toEqual([refs[1]]);
    });
  });
}
