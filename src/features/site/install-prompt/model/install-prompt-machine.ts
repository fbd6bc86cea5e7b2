import { fromCallback, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

/** What the browser tells us about installing. */
export type InstallFact =
  | { readonly type: 'prompt.captured' }
  | { readonly type: 'prompt.accepted' }
  | { readonly type: 'prompt.dismissed' }
  | { readonly type: 'prompt.failed' }
  | { readonly type: 'app.installed' }
  | { readonly type: 'display.standalone' }
  | { readonly type: 'iphone.recognised' };

/** What the person in front of the screen wants. */
export type InstallIntent = { readonly type: 'install.accepted' } | { readonly type: 'install.postponed' };

/** What we ask of the browser: to show its own dialogue. */
export interface InstallCommand {
  readonly type: 'show';
}

/**
 * Says when a person may be asked to install the site. Only where installing is possible: the browser has made an offer
 * (`promptable`), or it is Safari of an iPhone, which makes none and needs steps by hand (`guidable`). Nobody who said
 * “Not now”, to us or to the browser's dialogue, is asked again before the postponement is over; nobody at all in the
 * installed app. An offer can be shown once: after the dialogue there is none until the browser makes another.
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
    // The browser is at it, which takes a phone up to a minute; a new offer means that it came to nothing.
    installing: { tags: 'showing', on: { 'prompt.captured': 'promptable' } },
    // No way on: nobody in the app is asked to install it, whatever the browser says.
    installed: { tags: 'installed' },
  },
  on: { 'app.installed': '.installed', 'display.standalone': '.installed' },
});

export type InstallPromptActor = ActorRefFrom<typeof installPromptMachine>;
export type InstallPromptSnapshot = SnapshotFrom<typeof installPromptMachine>;
