import { fromCallback, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

/** Browser events about installing. */
export type InstallFact =
  | { readonly type: 'prompt.captured' }
  | { readonly type: 'prompt.accepted' }
  | { readonly type: 'prompt.dismissed' }
  | { readonly type: 'prompt.failed' }
  | { readonly type: 'app.installed' }
  | { readonly type: 'display.standalone' }
  | { readonly type: 'iphone.recognised' };

/** The user's answers. */
export type InstallIntent = { readonly type: 'install.accepted' } | { readonly type: 'install.postponed' };

/** Command to the browser actor: show the native install dialog. */
export interface InstallCommand {
  readonly type: 'show';
}

/**
 * Decides when to offer installing the site. The browser must have fired `beforeinstallprompt`
 * (`promptable`), or it is Safari on an iPhone, which needs manual steps (`guidable`). After “Not now”, here
 * or in the browser's dialog, it does not offer again until the postponement is over. The installed app never
 * offers. Each browser prompt can be shown only once; the next one needs a new event.
 */
export const installPromptMachine = setup({
  types: {
    events: {} as InstallFact | InstallIntent,
    tags: {} as 'offered' | 'guided' | 'showing' | 'installed',
  },
  actors: {
    browser: fromCallback<InstallCommand>(() => {
      throw new Error('installPromptMachine: provide the browser actor');
    }),
  },
  actions: {
    showPrompt: sendTo('browser', { type: 'show' }),
    rememberPostponement: () => {
      throw new Error('installPromptMachine: provide the rememberPostponement action');
    },
  },
  guards: {
    isPostponed: () => {
      throw new Error('installPromptMachine: provide the isPostponed guard');
    },
  },
  delays: {
    restOfPostponement: () => {
      throw new Error('installPromptMachine: provide the restOfPostponement delay');
    },
  },
}).createMachine({
  id: 'installPrompt',
  invoke: { id: 'browser', src: 'browser' },
  initial: 'unavailable',
  states: {
    unavailable: {
      on: {
        'prompt.captured': [
          { guard: 'isPostponed', target: 'promptable.postponed' },
          { target: 'promptable' },
        ],
        'iphone.recognised': [{ guard: 'isPostponed', target: 'guidable.postponed' }, { target: 'guidable' }],
      },
    },
    promptable: {
      initial: 'offered',
      states: {
        offered: {
          tags: 'offered',
          on: {
            'install.accepted': '#installPrompt.showing',
            'install.postponed': { target: 'postponed', actions: 'rememberPostponement' },
          },
        },
        postponed: { after: { restOfPostponement: 'offered' } },
      },
    },
    guidable: {
      initial: 'guided',
      states: {
        guided: {
          tags: 'guided',
          on: { 'install.postponed': { target: 'postponed', actions: 'rememberPostponement' } },
        },
        postponed: { after: { restOfPostponement: 'guided' } },
      },
    },
    showing: {
      tags: 'showing',
      entry: 'showPrompt',
      on: {
        'prompt.accepted': 'installing',
        'prompt.dismissed': { target: 'unavailable', actions: 'rememberPostponement' },
        'prompt.failed': 'unavailable',
      },
    },
    // The browser is installing, which takes up to a minute. A new prompt means that it failed.
    installing: { tags: 'showing', on: { 'prompt.captured': 'promptable' } },
    // Final in effect: the installed app never offers installing.
    installed: { tags: 'installed' },
  },
  on: { 'app.installed': '.installed', 'display.standalone': '.installed' },
});

export type InstallPromptActor = ActorRefFrom<typeof installPromptMachine>;
export type InstallPromptSnapshot = SnapshotFrom<typeof installPromptMachine>;
