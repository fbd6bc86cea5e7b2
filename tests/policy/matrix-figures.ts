import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { figuresPath, mostWaiting, publishFigures } from '../../src/entities/site-figure';
import { world } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const { get, commit } = rowsOn(world);

const figures = (bySubject: DocumentData): readonly Write[] => [
  { type: 'create', path: 'settings/demand', data: { updatedAt: serverTime, bySubject } },
];

const replies = (byTutor: DocumentData | string, path = 'settings/replies'): readonly Write[] => [
  { type: 'create', path, data: { updatedAt: serverTime, byTutor } },
];

const settled = (waiting: readonly string[]) => publishFigures('settled', { waiting }, true);

const at = '2026-03-01T00:00:00.000Z';
const asked = { lessons: 60, families: 5, reviews: 5, stars: 45, replies: 80 };
const counted = (path: string, more: DocumentData): readonly Write[] => [
  { type: 'create', path, data: { updatedAt: serverTime, byTutor: {}, ...more } },
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
  commit('settings create, reviews with a count of badges', theOffice, () =>
    counted('settings/ratings', { chosenUntil: at, badges: { month: '2026-03', asked } }),
  ),
  commit('settings create, a count of badges that is no map', nobody, () =>
    counted('settings/ratings', { badges: '2026-03' }),
  ),
  commit('settings create, answers of tutors with a count of badges', nobody, () =>
    counted('settings/replies', { badges: { month: '2026-03', asked } }),
  ),
  get('settings get, lessons of tutors by month', 'settings/taught', theOffice),
  commit('settings create, lessons of tutors by month', theOffice, () =>
    counted('settings/taught', { byTutor: { 'demo-tutor': { '2026-02': 8 } }, confirmedUntil: at }),
  ),
  commit('settings create, lessons of tutors with a field more', nobody, () =>
    counted('settings/taught', { chosenUntil: at }),
  ),
  get('settings get, requests with a tutor', 'settings/fill', theOffice),
  commit('settings create, requests with a tutor', theOffice, () => [
    {
      type: 'create',
      path: 'settings/fill',
      data: {
        updatedAt: serverTime,
        bySubject: { mathematics: { asked: 3, found: 2, medianDays: 4 } },
        byRegion: { 'GH-AA': { asked: 3, found: 2, medianDays: 4 } },
      },
    },
  ]),
  commit('settings create, requests with a tutor by tutor', nobody, () => counted('settings/fill', {})),
  get('settings get, the time of the settlement', figuresPath('settled'), theOffice),
  commit('settings create, the time of the settlement', theOffice, () => [settled(['LL-T7K3M9'])]),
  commit('settings create, the time of the settlement, at another time', nobody, () => [
    { type: 'create', path: figuresPath('settled'), data: { updatedAt: at, waiting: [] } },
  ]),
  commit('settings create, the time of the settlement with too many waiting', nobody, () => [
    settled(Array.from({ length: mostWaiting + 1 }, () => 'a')),
  ]),
  commit('settings create, the time of the settlement with a text', nobody, () => [
    settled(['a'.repeat(601)]),
  ]),
  commit('settings create, the time of the settlement without who waits', nobody, () => [
    { type: 'create', path: figuresPath('settled'), data: { updatedAt: serverTime } },
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
