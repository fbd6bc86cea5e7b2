import { createContext, type ComponentType } from 'react';
import type { Deferred } from '@/shared/lib/actors';
import type { PendingWrites } from '@/shared/pending-writes';
import type { AppUpdateActor } from '@/features/site/app-update';
import type { InstallPromptActor } from '@/features/site/install-prompt';
import type { Outbox } from '@/shared/submission';

/** Services that run behind every page after hydration. */
export interface Background {
  /** Null in development, where there is no service worker and no release. */
  readonly appUpdate: AppUpdateActor | null;
  readonly installPrompt: InstallPromptActor;
  readonly outbox: Outbox;
  readonly acts: PendingWrites;
  /** Shown under the header: what needs attention at once. */
  readonly Banners: ComponentType;
  /** Shown above the home page: what is to be done, for who comes back. */
  readonly HomeNow: ComponentType;
  /** Shown below the page: what may be of use another time. */
  readonly Offers: ComponentType;
  /** Shown at the bottom of the window: what can wait. */
  readonly Notices: ComponentType;
}

/** Provided by the shell. The background starts after hydration. */
export const BackgroundContext = createContext<Deferred<Background> | null>(null);

/** Set when the background's chunk was removed by a release. */
export const GoneContext = createContext<Deferred<true> | null>(null);
