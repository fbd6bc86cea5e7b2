// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { createStore } from '@/app/composition/create-store';
import { SessionContext, StaffContext } from '@/entities/session';
import type { PersonRow } from '@/features/admin/people/model/person-row';
import { RoleDialog } from '@/features/admin/people/ui/role-dialog';
import { LoadBackendContext } from '@/shared/api';
import type { BackendPort, DocumentsPort, Duty } from '@/shared/backend';
import { fillServerTime } from '@/shared/embedded/field-changes';
import { approveTutor } from '../samples/offers';
import { office } from '../samples/records';
import { administrator, startSessionOf } from '../samples/session';
import { createEnglish } from '../samples/words';

const ama: PersonRow = {
  id: 'ama',
  name: 'Ama',
  email: 'ama@example.com',
  isEmailVerified: false,
  role: 'none',
  duties: [],
  lastChange: '',
  isWithoutRecord: true,
};

interface Around {
  readonly sendsMail?: boolean;
  readonly isVetted?: boolean;
  readonly duties?: readonly Duty[];
}

async function show(person: PersonRow, { sendsMail = false, isVetted = true, duties }: Around = {}) {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  const english = await createEnglish('admin', 'validation', 'words');
  const commit = vi.fn<DocumentsPort['commit']>(() => Promise.resolve());
  const [profile] = approveTutor('ama', office).filter(({ path }) => path === 'tutors/ama');
  const stored = profile?.type === 'create' ? fillServerTime(profile.data, '2026-03-01T00:00:00.000Z') : null;
  const get = (path: string) => Promise.resolve(isVetted && path === 'tutors/ama' ? stored : null);
  const observe = () => () => undefined;
  const documents = { commit, get, observe };
  const backend = { auth: { sendsMail }, documents } as unknown as BackendPort;
  const onClose = vi.fn<() => void>();
  render(
    <I18nextProvider i18n={english}>
      <Provider store={createStore({ backend })}>
        <LoadBackendContext value={() => Promise.resolve(backend)}>
          <StaffContext value={{ kind: 'office', userId: 'office', name: 'Office 1' }}>
            <SessionContext value={startSessionOf(administrator(duties))}>
              <RoleDialog person={person} onClose={onClose} />
            </SessionContext>
          </StaffContext>
        </LoadBackendContext>
      </Provider>
    </I18nextProvider>,
  );
  await act(() => Promise.resolve());
  return { commit, onClose };
}

const choose = (role: string) => fireEvent.click(screen.getByRole('radio', { name: role }));
const give = (role: string) => screen.getByRole('button', { name: `Give the role of ${role}` });
const sayWhatToDo = /follow the link in the message that we sent to ama@example\.com/;
const warn = /nobody knows yet whether it belongs to this person/;

it.each(['Administrator', 'Tutor'])(
  'does not make a person with an unverified address %s where addresses can be verified',
  async (role) => {
    const { commit } = await show(ama, { sendsMail: true });
    choose(role);
    screen.getByText(sayWhatToDo);
    expect(give(role.toLowerCase())).toHaveProperty('disabled', true);
    fireEvent.click(give(role.toLowerCase()));
    expect(commit).not.toHaveBeenCalled();
  },
);

it.each([
  ['a tutor on a site that sends none', ama, false, 'tutor'],
  ['an administrator on one that sends none', ama, false, 'administrator'],
])('warns before it makes a person with an unverified address %s', async (_what, person, sendsMail, role) => {
  const { commit, onClose } = await show(person, { sendsMail });
  choose(role === 'tutor' ? 'Tutor' : 'Administrator');
  screen.getByText(warn);
  expect(screen.queryByText(sayWhatToDo)).toBeNull();
  await waitFor(() => expect(give(role)).toHaveProperty('disabled', false));
  fireEvent.click(give(role));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(commit).toHaveBeenCalledTimes(1);
});

it('makes nobody a tutor without the checks, and says why', async () => {
  const { commit } = await show({ ...ama, isEmailVerified: true }, { isVetted: false });
  await screen.findByText(/Ama has no tutor's profile\. It comes with the checks of an application/);
  expect(give('tutor')).toHaveProperty('disabled', true);
  choose('Administrator');
  expect(give('administrator')).toHaveProperty('disabled', false);
  expect(commit).not.toHaveBeenCalled();
});

it('makes a person with a verified address an administrator', async () => {
  const { commit } = await show({ ...ama, isEmailVerified: true }, { sendsMail: true });
  choose('Administrator');
  expect(screen.queryByText(warn)).toBeNull();
  fireEvent.click(give('administrator'));
  await waitFor(() => expect(commit).toHaveBeenCalledTimes(1));
});

it('offers the role of a tutor to the office alone, and gives a new administrator no duty', async () => {
  const { commit } = await show({ ...ama, isEmailVerified: true }, { duties: ['safeguarding'] });
  expect(screen.queryByRole('radio', { name: 'Tutor' })).toBeNull();
  fireEvent.click(give('administrator'));
  await waitFor(() => expect(commit).toHaveBeenCalledTimes(1));
  expect(commit.mock.calls[0]?.[0]).toContainEqual(
    expect.objectContaining({ path: 'roles/ama', data: expect.objectContaining({ duties: [] }) as unknown }),
  );
});
