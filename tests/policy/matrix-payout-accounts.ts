import { payoutAccountPath, writePayoutAccount, type ChosenAccount } from '@/entities/money/payout-account';
import { tutorPath } from '@/entities/tutor';
import type { DocumentData, Write } from '@/shared/backend';
import { approveTutor } from '../samples/offers';
import { documentsOf, type Documents } from './attempt';
import { asOffice, world } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const tutorId = 'demo-tutor';
const path = payoutAccountPath(tutorId);
const at = '2026-01-02T09:00:00.000Z';
const account = { network: 'telecel', number: '' } as const;
const chosen = { ...world, [path]: { ...account, at } };

const profile = documentsOf(approveTutor(tutorId, asOffice('A')));
const suspended: Documents = {
  ...world,
  ...profile,
  [tutorPath(tutorId)]: { ...profile[tutorPath(tutorId)], state: 'suspended' },
};
const removing = (stage: string): Documents => ({
  ...chosen,
  ...profile,
  [tutorPath(tutorId)]: { ...profile[tutorPath(tutorId)], state: 'suspended', removal: stage },
});

const on = { none: rowsOn(world), chosen: rowsOn(chosen), suspended: rowsOn(suspended) };

const choose =
  (given: Partial<ChosenAccount> = {}, fields: DocumentData = {}, isNew = true) =>
  (): readonly Write[] => {
    const write = writePayoutAccount(tutorId, { ...account, ...given }, isNew);
    if (write.type === 'create') return [{ ...write, data: { ...write.data, ...fields } }];
    return write.type === 'update' ? [{ ...write, changes: { ...write.changes, ...fields } }] : [write];
  };
const change = (given: Partial<ChosenAccount>, fields: DocumentData = {}) => choose(given, fields, false);
const remove = (): readonly Write[] => [{ type: 'delete', path }];

/** The tutor alone says where to pay; the office reads it, and deletes it with the tutor. */
export const payoutAccountRows: readonly Row[] = [
  on.chosen.get('payoutAccounts get', path, 'TAC'),
  on.chosen.get('payoutAccounts get, of another tutor', payoutAccountPath('tutor-2'), theOffice),
  on.chosen.list('payoutAccounts', nobody),
  on.none.commit('payoutAccounts create', 'T', choose()),
  on.none.commit('payoutAccounts create, with a number', 'T', choose({ number: '+233241234567' })),
  on.suspended.commit('payoutAccounts create, suspended', 'T', choose()),
  on.none.commit('payoutAccounts create, at another time', nobody, choose({}, { at })),
  on.none.commit('payoutAccounts create, of no network', nobody, choose({}, { network: 'none' })),
  on.none.commit('payoutAccounts create, abroad', nobody, choose({}, { number: '+447700900123' })),
  on.none.commit('payoutAccounts create, of half a number', nobody, choose({}, { number: '0241' })),
  on.none.commit('payoutAccounts create, with a field more', nobody, choose({}, { name: 'Ama' })),
  on.none.commit('payoutAccounts create, of another tutor', nobody, () => [
    writePayoutAccount('tutor-2', account, true),
  ]),
  on.chosen.commit('payoutAccounts update', 'T', change({ network: 'at', number: '+233271234567' })),
  on.chosen.commit(
    'payoutAccounts update, at another time',
    nobody,
    change({}, { at: '2026-01-01T00:00:00.000Z' }),
  ),
  on.chosen.commit('payoutAccounts update, of no network', nobody, change({}, { network: '' })),
  on.chosen.commit('payoutAccounts delete', nobody, remove),
  rowsOn(removing('begun')).commit('payoutAccounts delete, with the tutor', theOffice, remove),
  rowsOn(removing('done')).commit('payoutAccounts delete, after the tutor', nobody, remove),
];
