import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { world } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const { get, commit } = rowsOn(world);

const figures = (bySubject: DocumentData): readonly Write[] => [
  { type: 'create', path: 'settings/demand', data: { updatedAt: serverTime, bySubject } },
];

const replies = (byTutor: DocumentData | string, path = 'settings/replies'): readonly Write[] => [
  { type: 'create', path, data: { updatedAt: serverTime, byTutor } },
];

/** Who publishes and reads the figures of the whole site. */
export const figuresRows: readonly Row[] = [
  get('settings get, answers of tutors', 'settings/replies', everybody),
  commit('settings create, answers of tutors', theOffice, () =>
    replies({ 'demo-tutor': { offers: 6, answered: 5 } }),
  ),
  commit('settings create, answers of tutors that are no map', nobody, () => replies('fast')),
  commit('settings create, answers of tutors in place of the demand', nobody, () =>
    replies({}, 'settings/demand'),
  ),
  commit('settings create, answers of tutors by subject', nobody, () => [
    { type: 'create', path: 'settings/replies', data: { updatedAt: serverTime, bySubject: {} } },
  ]),
  commit('settings create, reviews and choices of tutors', theOffice, () => [
    {
      type: 'create',
      path: 'settings/ratings',
      data: {
        updatedAt: serverTime,
        byTutor: { 'demo-tutor': { chosen: 6 } },
        chosenUntil: '2026-03-01T00:00:00.000Z',
      },
    },
  ]),
  commit('settings create, answers of tutors with the time of a choice', nobody, () => [
    {
      type: 'create',
      path: 'settings/replies',
      data: { updatedAt: serverTime, byTutor: {}, chosenUntil: '2026-03-01T00:00:00.000Z' },
    },
  ]),
  get('settings get, figures', 'settings/demand', everybody),
  get('settings get, anything else', 'settings/other', nobody),
  commit('settings create, figures', theOffice, () => figures({ mathematics: { jhs: 3 } })),
  commit('settings create, figures with a field more', nobody, () => [
    {
      type: 'create',
      path: 'settings/demand',
      data: { updatedAt: serverTime, bySubject: {}, note: 'x' },
    },
  ]),
];
