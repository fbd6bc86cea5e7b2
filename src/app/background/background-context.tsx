import { createContext, type ComponentType } from 'react';
import type { Deferred } from '@/shared/lib/actors';
import type { Acts } from '@/shared/pending-writes';
import type { AppUpdateActor } from '@/features/site/app-update';
import type { InstallPromptActor } from '@/features/site/install-prompt';
import type { Outbox } from '@/shared/submission';

/** What goes on behind every page once it is awake. */
export interface Background {
  /** Null in development, which has neither worker nor releases. */
  readonly appUpdate: AppUpdateActor | null;
  readonly installPrompt: InstallPromptActor;
  readonly outbox: Outbox;
  readonly acts: Acts;
  /** Under the header: what a person should know at once. */
  readonly Banners: ComponentType;
  /** At the foot of the window: what can wait. */
  readonly Notices: ComponentType;
}

/** Filled by the shell. The background comes after the page is awake. */
export const BackgroundContext = createContext<Deferred<Background> | null>(null);

/** Comes when the background cannot be had any more because a release took its file away. */
export const GoneContext = createContext<Deferred<true> | null>(null);
