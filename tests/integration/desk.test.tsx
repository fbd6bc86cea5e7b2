// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { createStore } from '@/app/composition/create-store';
import { useChangesQuery, useTransitionRecordMutation } from '../../src/entities/change-log';
import { useNotesQuery } from '@/entities/note';
import { useTrackingQuery } from '@/entities/tracking';
import { tuitionRequestPath, useOpenRequestsQuery } from '../../src/entities/tuition-request';
import { useAddNoteMutation, useMarkSeenMutation } from '@/features/admin/record-panel/api/record-api';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { transitionRequest, newTuitionCode, sendRequest } from '../samples/records';

const officer = { kind: 'office', userId: 'demo-admin', name: 'Office 1' } as const;
const account = {
  id: 'demo-admin',
  email: 'o@example.com',
  password: 'climb-a-good-tree',
  displayName: 'Office 1',
};

let family: EmbeddedBackend;
let office: EmbeddedBackend;
let count = 0;

/** The family's and the office's tab: two backends on one database, each with its own store. */
beforeEach(async () => {
  count += 1;
  const open = () =>
    createEmbeddedBackend({
      name: `desk-${count}`,
      policy: createSiteAccessPolicy(),
      demoAccounts: [account],
      sampleDocuments: () => ({ 'roles/demo-admin': { role: 'admin', name: 'Office 1' } }),
      passwordIterations: 10,
    });
  [family, office] = [await open(), await open()];
  await office.auth.signIn(account);
});
afterEach(() => {
  family.close();
  office.close();
});

function inTab(backend: EmbeddedBackend) {
  const store = createStore({ backend });
  return function Tab({ children }: { children: ReactNode }) {
    return <Provider store={store}>{children}</Provider>;
  };
}

describe('the desk and the family', () => {
  it('see each other’s changes without a reload', async () => {
    const ref = newTuitionCode();
    const desk = renderHook(
      () => ({ requests: useOpenRequestsQuery(null).data, move: useTransitionRecordMutation()[0] }),
      { wrapper: inTab(office) },
    );
    await waitFor(() => expect(desk.result.current.requests).toEqual([]));
    await act(() => family.documents.commit(sendRequest(ref)));
    await waitFor(() =>
      expect(desk.result.current.requests?.map(({ state }) => state)).toEqual(['submitted']),
    );

    const code = renderHook(() => useTrackingQuery(ref).data, { wrapper: inTab(family) });
    await waitFor(() => expect(code.result.current?.state).toBe('submitted'));
    const move = {
      ref,
      path: tuitionRequestPath(ref),
      by: officer,
      event: 'review.started',
      from: 'submitted',
      to: 'reviewing',
    };
    await act(async () => {
      await desk.result.current.move(move);
    });
    await waitFor(() =>
      expect(code.result.current?.steps.map(({ what }) => what)).toEqual(['submitted', 'reviewing']),
    );
    await waitFor(() => expect(desk.result.current.requests?.[0]?.state).toBe('reviewing'));
  });

  it('read again only the changed request', async () => {
    const [first, second] = [newTuitionCode(), newTuitionCode()];
    await family.documents.commit(sendRequest(first));
    const list = vi.spyOn(office.documents, 'list');
    const desk = renderHook(() => useOpenRequestsQuery(null).data, { wrapper: inTab(office) });
    await waitFor(() => expect(desk.result.current).toHaveLength(1));
    const [known] = desk.result.current ?? [];

    await act(() => family.documents.commit(sendRequest(second)));
    await waitFor(() => expect(desk.result.current?.map(({ ref }) => ref)).toEqual([first, second]));
    await act(() => office.documents.commit(transitionRequest(second, 'submitted', 'reviewing')));
    await waitFor(() => expect(desk.result.current?.[1]?.state).toBe('reviewing'));
    expect(desk.result.current?.[0]).toBe(known);
    // The newest change, what is open, and worried families.
    expect(list).toHaveBeenCalledTimes(3);

    await act(() => family.reset());
    // Nobody is signed in any more: the first of them is refused.
    await waitFor(() => expect(list).toHaveBeenCalledTimes(4));
  });

  it('miss no change that happens while the list is being read', async () => {
    const ref = newTuitionCode();
    await family.documents.commit(sendRequest(ref));
    const list = office.documents.list.bind(office.documents);
    const listSpy = vi.spyOn(office.documents, 'list');
    // The first answer is the newest change, the second what is open.
    listSpy.mockImplementationOnce(list).mockImplementationOnce(async (query) => {
      const found = await list(query);
      await office.documents.commit(transitionRequest(ref, 'submitted', 'reviewing'));
      return found;
    });
    const desk = renderHook(() => useOpenRequestsQuery(null).data, { wrapper: inTab(office) });
    await waitFor(() => expect(desk.result.current?.[0]?.state).toBe('reviewing'));
  });

  it('log the first opening of a request only', async () => {
    const ref = newTuitionCode();
    await family.documents.commit(sendRequest(ref));
    const desk = renderHook(() => useMarkSeenMutation()[0], { wrapper: inTab(office) });
    const path = tuitionRequestPath(ref);
    for (let time = 0; time < 3; time += 1)
      await act(async () => {
        await desk.result.current({ ref, path, by: officer });
      });
    const code = renderHook(() => useTrackingQuery(ref).data, { wrapper: inTab(family) });
    await waitFor(() =>
      expect(code.result.current?.steps.map(({ what }) => what)).toEqual(['submitted', 'seen']),
    );
  });

  it('have notes that only the office reads, each with its log line', async () => {
    const ref = newTuitionCode();
    const path = tuitionRequestPath(ref);
    await family.documents.commit(sendRequest(ref));
    const desk = renderHook(
      () => ({
        add: useAddNoteMutation()[0],
        notes: useNotesQuery(path).data,
        log: useChangesQuery({ record: path, limit: 10 }).data,
      }),
      { wrapper: inTab(office) },
    );
    await act(async () => {
      await desk.result.current.add({ ref, path, by: officer, text: 'Call after 5', isHeard: false });
    });
    await waitFor(() => expect(desk.result.current.notes?.map(({ text }) => text)).toEqual(['Call after 5']));
    await waitFor(() => expect(desk.result.current.log?.map(({ event }) => event)).toEqual(['note.added']));
  });

  it('refuse a transition that the lifecycle does not have, and change nothing', async () => {
    const ref = newTuitionCode();
    await family.documents.commit(sendRequest(ref));
    const desk = renderHook(() => useTransitionRecordMutation()[0], { wrapper: inTab(office) });
    const leap = {
      ref,
      path: tuitionRequestPath(ref),
      by: officer,
      event: 'x',
      from: 'submitted',
      to: 'running',
    };
    const { error } = await act(() => desk.result.current(leap));
    expect(error).toMatchObject({ code: 'forbidden' });
    expect(await family.documents.get(`tracking/${ref}`)).toMatchObject({ state: 'submitted' });
  });
});
