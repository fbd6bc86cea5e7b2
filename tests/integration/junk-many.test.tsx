// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { createStore } from '@/app/composition/create-store';
import { enquiryPath } from '../../src/entities/enquiry';
import { trackingPath } from '@/entities/tracking';
import { useTransitionRecordMutation } from '../../src/entities/change-log';
import { startOf, type DeskPlace } from '@/shared/desk/address/desk-address';
import { shortCode } from '@/shared/desk/records/desk-record';
import { SessionContext, StaffContext } from '@/entities/session';
import { EnquiriesView } from '@/features/admin/enquiries/ui/enquiries-view';
import { BulkRunProvider } from '@/features/admin/bulk';
import { recordSlots } from '@/pages/office/back-office/ui/record-slots';
import { BackendFailure } from '@/shared/backend';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { documentsOf } from '../policy/attempt';
import { newEnquiryCode, office, sendEnquiry } from '../samples/records';
import { administrator, startSessionOf } from '../samples/session';
import { createEnglish } from '../samples/words';

const account = {
  id: office.userId,
  email: 'o@example.com',
  password: 'climb-a-good-tree',
  displayName: 'O',
};
/** Sorted, like records created at the same time. */
const refs = [newEnquiryCode(), newEnquiryCode(), newEnquiryCode()].sort();
const [first = '', second = '', third = ''] = refs;
const report = newEnquiryCode();

// jsdom has no layout.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));

let words: Awaited<ReturnType<typeof createEnglish>>;
/** Sent before worries about a child had records of their own. */
const worry = Object.fromEntries(
  Object.entries(documentsOf(sendEnquiry(report))).map(([path, data]) => [
    path,
    path === enquiryPath(report) ? { ...data, topic: 'safeguarding' } : data,
  ]),
);

let backend: EmbeddedBackend;
let Tab: (props: { children: ReactNode }) => ReactNode;
let count = 0;

beforeAll(async () => {
  words = await createEnglish('admin', 'form', 'shell', 'validation');
});

beforeEach(async () => {
  count += 1;
  backend = await createEmbeddedBackend({
    name: `junk-${count}`,
    policy: createSiteAccessPolicy(),
    demoAccounts: [account],
    sampleDocuments: () => ({
      [`roles/${office.userId}`]: { role: 'admin', name: office.name },
      ...documentsOf(refs.flatMap((ref) => sendEnquiry(ref))),
      ...worry,
    }),
    passwordIterations: 10,
  });
  await backend.auth.signIn(account);
  const store = createStore({ backend });
  Tab = ({ children }) => <Provider store={store}>{children}</Provider>;
});

afterEach(() => backend.close());

/** The desk's enquiries with navigation. */
function Enquiries() {
  const [place, setPlace] = useState<DeskPlace>(startOf('enquiries'));
  const ways = {
    place,
    openRef: null,
    closed: null,
    go: (change: Partial<DeskPlace>) => setPlace({ ...place, ...change }),
    addressOf: (ref: string | null) => `#${String(ref)}`,
    close: () => undefined,
    isFromToday: false,
  };
  return <EnquiriesView ways={ways} {...recordSlots(ways)} />;
}

async function openEnquiries() {
  render(
    <I18nextProvider i18n={words}>
      <MemoryRouter>
        <Tab>
          <StaffContext value={office}>
            <SessionContext value={startSessionOf(administrator())}>
              <BulkRunProvider>
                <Enquiries />
              </BulkRunProvider>
            </SessionContext>
          </StaffContext>
        </Tab>
      </MemoryRouter>
    </I18nextProvider>,
  );
  await screen.findByRole('link', { name: shortCode(first) });
}

const press = async (name: string | RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }));
};
const boxOf = (ref: string) => screen.findByRole('checkbox', { name: `Select ${shortCode(ref)}` });
const select = async (ref: string) => {
  fireEvent.click(await boxOf(ref));
};
const stateOf = async (ref: string) => (await backend.documents.get(enquiryPath(ref)))?.state;
const isGone = (ref: string) =>
  waitFor(() => expect(screen.queryByRole('link', { name: shortCode(ref) })).toBeNull());

it('marks the selected records as junk, which removes them from the list, and deletes them permanently', async () => {
  await openEnquiries();
  expect(screen.queryAllByRole('checkbox', { name: /^Select/ })).toEqual([]);
  await press('Select several');
  await select(first);
  await select(second);
  await press('Mark 2 as junk');
  expect(await stateOf(first)).toBe('new');
  const question = screen.getByText('2 records leave every list of the desk.', { exact: false });
  expect(question.closest('[role=alert]')).not.toBeNull();
  await press('Yes, they are junk');
  await isGone(first);
  await isGone(second);
  expect(await screen.findByText('2 are written.')).toBeTruthy();
  expect(await Promise.all(refs.map(stateOf))).toEqual(['junk', 'junk', 'new']);
  expect((await backend.documents.get(trackingPath(first)))?.state).toBe('junk');

  await press('Junk');
  await select(second);
  await press('Delete one for good');
  await press('Yes, delete for good');
  await isGone(second);
  expect(await backend.documents.get(enquiryPath(second))).toBeNull();
  expect(await stateOf(first)).toBe('junk');
});

it('selects all selectable records, but no report about a child, and clears the selection on request', async () => {
  await openEnquiries();
  await press('Select several');
  expect(screen.queryByRole('checkbox', { name: `Select ${shortCode(report)}` })).toBeNull();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'All 3 that can be selected' }));
  await press('Mark 3 as junk');
  await press('Keep it');
  expect(await Promise.all(refs.map(stateOf))).toEqual(['new', 'new', 'new']);
  await select(third);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All 3 that can be selected' });
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await press('Mark 2 as junk');
  await press('Yes, they are junk');
  await waitFor(async () => expect(await Promise.all(refs.map(stateOf))).toEqual(['junk', 'junk', 'new']));
});

it('writes nothing about a record that is no longer in the list', async () => {
  await openEnquiries();
  await press('Select several');
  await select(first);
  await select(second);
  const other = renderHook(() => useTransitionRecordMutation(), { wrapper: Tab });
  const answered = { event: 'answer.given', from: 'answering', to: 'resolved' };
  for (const move of [{ event: 'answer.started', from: 'new', to: 'answering' }, answered])
    await act(() => other.result.current[0]({ ref: first, path: enquiryPath(first), by: office, ...move }));
  await press('Mark one as junk');
  await press('Yes, it is junk');
  await isGone(second);
  expect(await Promise.all(refs.map(stateOf))).toEqual(['resolved', 'junk', 'new']);
});

it('continues after a refusal, shows each outcome, and writes nothing twice', async () => {
  await openEnquiries();
  await press('Select several');
  for (const ref of refs) await select(ref);
  const commit = backend.documents.commit.bind(backend.documents);
  const refused = vi.spyOn(backend.documents, 'commit').mockImplementation(async (writes) => {
    if (writes.some(({ path }) => path === enquiryPath(second))) throw new BackendFailure('forbidden', 'no');
    await commit(writes);
  });
  await press('Mark 3 as junk');
  await press('Yes, they are junk');
  const outcome = await screen.findByText('1 was refused.');
  const told = outcome.closest<HTMLElement>('[role=alert]');
  expect(
    within(told ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining(`${shortCode(second)}: This was not allowed`),
    `${shortCode(first)}: written`,
    `${shortCode(third)}: written`,
  ]);
  expect(await Promise.all(refs.map(stateOf))).toEqual(['junk', 'new', 'junk']);
  refused.mockRestore();
  const before = await backend.documents.list({ collection: 'changeLog' });
  await press('Mark one as junk');
  await press('Yes, it is junk');
  await isGone(second);
  const lines = await backend.documents.list({ collection: 'changeLog' });
  expect(lines.length).toBe(before.length + 1);
});

it('repeats the same write after a lost answer', async () => {
  await openEnquiries();
  await press('Select several');
  await select(first);
  const commit = backend.documents.commit.bind(backend.documents);
  const lost = vi.spyOn(backend.documents, 'commit').mockImplementationOnce(async (writes) => {
    await commit(writes);
    throw new BackendFailure('slow', 'no answer');
  });
  await press('Mark one as junk');
  await press('Yes, it is junk');
  await isGone(first);
  lost.mockRestore();
  const lines = await backend.documents.list({ collection: 'changeLog' });
  expect(lines.filter(({ data }) => data.record === enquiryPath(first))).toHaveLength(1);
});
