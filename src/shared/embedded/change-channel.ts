import { createTabChannel, type TabChannel } from '../lib/tabs';

/** Messages between tabs: documents written, sign-in or sign-out, database reset. */
export type Change =
  | { readonly type: 'documents'; readonly paths: readonly string[] }
  | { readonly type: 'session'; readonly isOver: boolean }
  | { readonly type: 'reset' };

/** Broadcasts changes to all listeners in this tab and other tabs. */
export type ChangeChannel = TabChannel<Change>;

export const createChangeChannel = (name: string): ChangeChannel => createTabChannel<Change>(name);
