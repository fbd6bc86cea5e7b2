import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office publishes an album, takes it off the site, or takes up again what it put away. */
type Publishing = LifecycleEvent<'album.published' | 'album.archived' | 'album.restored'>;

const office = by('office');
const archived = { guard: office, target: 'archived' } as const;

/** Lifecycle of an album of the gallery. What comes back from the archive is a draft. */
export const albumMachine = setup({
  types: { events: {} as Publishing },
  guards: { isBy },
}).createMachine({
  id: 'album',
  initial: 'draft',
  states: {
    draft: { on: { 'album.published': { guard: office, target: 'published' }, 'album.archived': archived } },
    published: { on: { 'album.archived': archived } },
    archived: { on: { 'album.restored': { guard: office, target: 'draft' } } },
  },
});

export type AlbumState = StateValueFrom<typeof albumMachine>;
export type AlbumEvent = EventFromLogic<typeof albumMachine>['type'];

const albumEvents: readonly AlbumEvent[] = ['album.published', 'album.archived', 'album.restored'];

/** The lifecycle as a table. */
export const albumLifecycle = readLifecycle<AlbumState, AlbumEvent>(albumMachine, albumEvents);
