import { createContext } from 'react';
import type { KeyValueStore } from '@/shared/lib/storage';

/** What drafts are made of; the store itself comes with the first form, so that pages without one do not carry it. */
export interface DraftSource {
  readonly device: KeyValueStore;
  readonly now: () => Date;
}

/** Provided by app/composition. */
export const DraftSourceContext = createContext<DraftSource | null>(null);
