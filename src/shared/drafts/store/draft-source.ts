import { createContext } from 'react';
import type { KeyValueStore } from '@/shared/lib/storage';
import type { DraftPorts } from './device-drafts';

/** What drafts are made of; the store itself comes with the first form, so that pages without one do not carry it. */
export interface DraftSource {
  readonly device: KeyValueStore;
  /** Lives as long as the tab, over reloads. */
  readonly session: KeyValueStore;
  readonly now: () => Date;
  /** In the place of this device's database and locks: for tests. */
  readonly ports?: Pick<DraftPorts, 'rows' | 'hold'>;
}

/** Provided by app/composition. */
export const DraftSourceContext = createContext<DraftSource | null>(null);
