import { createContext, use, type ComponentType } from 'react';
import { useLater, type Later } from '@/shared/lib/actors';
import type { Acts } from '@/features/act-queue';
import type { AppUpdateActor } from '@/features/app-update';
import type { InstallPromptActor } from '@/features/install-prompt';
import type { Outbox } from '@/features/outbox';

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
export const BackgroundContext = createContext<Later<Background> | null>(null);

/** A part of the background in its place in the layout; nothing before it is there. */
export function BackgroundPart({ part }: { part: 'Banners' | 'Notices' }) {
  const Part = useLater(use(BackgroundContext))?.[part];
  return Part ? <Part /> : null;
}
