import { createTabChannel, type TabChannel } from '../lib/tabs';

/** What one tab tells the others: documents that were written, a sign-in or sign-out, or that all began anew. */
export type Change =
  | { readonly type: 'documents'; readonly paths: readonly string[] }
  | { readonly type: 'session'; readonly isOver: boolean }
  | { readonly type: 'reset' };

/** Carries changes to every listener of this tab and of all other tabs of the site. */
export type ChangeChannel = TabChannel<Change>;

export const createChangeChannel = (name: string): ChangeChannel => createTabChannel<Change>(name);
