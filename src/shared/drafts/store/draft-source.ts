import { createContext } from 'react';
import type { KeyValueStore } from '@/shared/lib/storage';
import type { DraftPorts } from './device-drafts';

/**
 * Dependencies of the draft store. The store itself loads with the first form, so that other pages do not
 * carry it.
 */
export interface DraftSource {
  readonly device: KeyValueStore;
  /** Session storage: lives as long as the tab. */
  readonly session: KeyValueStore;
  readonly now: () => Date;
  /** Replaces the device database and locks in tests. */
  readonly ports?: Pick<DraftPorts, 'rows' | 'hold'>;
}

/** Provided by app/composition. */
export const DraftSourceContext = createContext<DraftSource | null>(null);
