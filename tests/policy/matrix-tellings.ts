import { changePath } from '../../src/entities/change-log';
import { writeTelling, type TellingWay } from '../../src/entities/telling';
import { tellingPath } from '../../src/entities/telling/model/telling';
import type { DocumentData, Write } from '@/shared/backend';
import { cardOf, idOf, world, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const id = '5d3b1c3a-6f58-4d0e-9a55-0c8a1e4d7b02';
const at = '2026-03-09T16:12:00.000Z';
const change = { id, record: 'enquiries/LL-E1', event: 'answer.given' };
const by = { kind: 'office', userId: idOf('A'), name: cardOf('A').name };
const line = { at, record: change.record, event: change.event, before: {}, after: {}, by };

const told = { at, record: change.record, event: change.event, way: 'sms', userId: 'x', name: 'Ama' };
const logged = rowsOn({ ...world, [changePath(id)]: line });
const stored = rowsOn({ ...world, [changePath(id)]: line, [tellingPath(id)]: told });

const tell = (letter: Letter, way: TellingWay = 'whatsapp') =>
  writeTelling({ change, way, by: { userId: idOf(letter), name: cardOf(letter).name } });

const tellWith =
  (fields: DocumentData) =>
  (letter: Letter): readonly Write[] => {
    const write = tell(letter);
    return write.type === 'create' ? [{ ...write, data: { ...write.data, ...fields } }] : [];
  };

/** Who writes down that somebody was told. */
export const tellingRows: readonly Row[] = [
  stored.get('tellings get', tellingPath(id), theOffice),
  stored.list('tellings', theOffice),
  logged.commit('tellings create', theOffice, (letter) => [tell(letter)]),
  logged.commit('tellings create, not needed', theOffice, (letter) => [tell(letter, 'not-needed')]),
  logged.commit('tellings create, signed for another', nobody, tellWith({ userId: 'somebody' })),
  logged.commit('tellings create, under another name', nobody, tellWith({ name: 'Somebody' })),
  logged.commit('tellings create, at another time', nobody, tellWith({ at })),
  logged.commit('tellings create, in an unknown way', nobody, tellWith({ way: 'drum' })),
  logged.commit('tellings create, of another record', nobody, tellWith({ record: 'enquiries/LL-E2' })),
  logged.commit('tellings create, of another event', nobody, tellWith({ event: 'answer.started' })),
  logged.commit('tellings create, with a field more', nobody, tellWith({ phone: '+233241234567' })),
  rowsOn(world).commit('tellings create, of no change', nobody, (letter) => [tell(letter)]),
  stored.commit('tellings create, again', nobody, (letter) => [tell(letter)]),
  stored.commit('tellings update', nobody, () => [
    { type: 'update', path: tellingPath(id), changes: { way: 'phone' } },
  ]),
  stored.commit('tellings delete', nobody, () => [{ type: 'delete', path: tellingPath(id) }]),
];
