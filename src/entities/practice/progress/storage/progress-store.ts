import type { Answer, NewAnswer } from '../model/answer';
import type { PracticeCard } from '../model/card';
import { longestProfileName, type PracticeProfile } from '../model/profile';
import { readProgressFile } from '../model/progress-file';
import { defaultSettings, type PracticeSettings } from '../model/settings';
import { readSettings } from '../model/settings-schema';
import {
  applyChange,
  type Sitting,
  type SittingChange,
  type SittingKind,
  type SittingRef,
} from '../model/sitting';
import { orNotKept, type NotKept } from './kept';
import {
  addAnswer,
  findSitting,
  recordAt,
  type KeptAnswer,
  type Recorded,
  type SittingPlace,
} from './record-answers';
import type { PracticeTables, Tables } from './tables';
import { exportProfile, importProfile, type Imported } from './transfer';

/** What changed; `all` after an import, and when everything of the device was deleted. */
export interface ProgressChange {
  readonly what: 'profiles' | 'answers' | 'sittings' | 'all';
  readonly profile?: string;
}

/** Tells this tab and the others of changes. */
export interface ProgressChannel {
  announce(change: ProgressChange): void;
  observe(listener: (change: ProgressChange) => void): () => void;
}

/** How many answers the plan looks at for the profile's pace. */
const paceAnswers = 60;

/** What the plan, the skills and readiness are computed from. */
export interface ProgressInputs {
  readonly cards: readonly PracticeCard[];
  /** The last answers of the profile in any pack, oldest first. */
  readonly latest: readonly Answer[];
}

export type SittingResult =
  | { readonly kind: 'kept'; readonly sitting: Sitting }
  /** It was closed, or another one was opened, in this tab or in another. */
  | { readonly kind: 'sitting-gone' };

export interface StoreOptions {
  readonly tables: PracticeTables;
  readonly channel: ProgressChannel;
  /** The clock of the device, in milliseconds. */
  readonly clock: () => number;
}

const shortened = (name: string): string => name.trim().slice(0, longestProfileName);

/** The profiles of this device, their answers, cards and open sittings. */
export function createProgressStore({ tables, channel, clock }: StoreOptions) {
  const read = <Result>(run: (tables: Tables) => Promise<Result>) => tables.transact('readonly', run);

  /** One transaction; tells the tabs afterwards. */
  const write = <Result>(change: ProgressChange, run: (tables: Tables) => Promise<Result>) =>
    orNotKept(
      tables.transact('readwrite', run).then((result) => {
        channel.announce(change);
        return result;
      }),
    );

  const changeProfile = (
    id: string,
    change: Partial<Omit<PracticeProfile, 'id' | 'createdAt'>>,
  ): Promise<{ kind: 'kept'; profile: PracticeProfile } | { kind: 'profile-gone' } | NotKept> =>
    write({ what: 'profiles', profile: id }, async (all) => {
      const before = await all.get('profiles', [id]);
      if (!before) return { kind: 'profile-gone' };
      const profile = { ...before, ...change };
      await all.put('profiles', profile);
      return { kind: 'kept', profile };
    });

  return {
    /** Oldest first. */
    profiles: async (): Promise<readonly PracticeProfile[]> => {
      const found = await read((all) => all.list('profiles', { prefix: [] }));
      const profiles = found.map((row) => ({ ...row, settings: readSettings(row.settings) }));
      return profiles.sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
    },
    createProfile: (
      given: Pick<PracticeProfile, 'name' | 'colour'>,
    ): Promise<{ kind: 'kept'; profile: PracticeProfile } | NotKept> => {
      const profile: PracticeProfile = {
        ...given,
        name: shortened(given.name),
        id: crypto.randomUUID(),
        createdAt: clock(),
        settings: defaultSettings,
      };
      return write({ what: 'profiles', profile: profile.id }, async (all) => {
        await all.put('profiles', profile);
        return { kind: 'kept', profile };
      });
    },
    /** Changes the name or the colour. */
    changeProfile: (id: string, change: Partial<Pick<PracticeProfile, 'name' | 'colour'>>) =>
      changeProfile(id, { ...change, ...(change.name !== undefined && { name: shortened(change.name) }) }),
    saveSettings: (id: string, settings: PracticeSettings) => changeProfile(id, { settings }),
    /** Removes the profile with everything of it. */
    removeProfile: (id: string): Promise<{ kind: 'kept' } | NotKept> =>
      write({ what: 'profiles', profile: id }, async (all) => {
        await all.remove('profiles', [id]);
        await all.remove('answers', [id]);
        await all.remove('cards', [id]);
        await all.remove('sittings', [id]);
        return { kind: 'kept' };
      }),

    /** Keeps an answer with its card and its place in the sitting, in one transaction. */
    recordAnswer: (profile: string, answer: NewAnswer, place?: SittingPlace): Promise<Recorded | NotKept> =>
      write({ what: 'answers', profile }, (all) => recordAt(all, profile, answer, clock(), place)),

    /** Cards of one pack, or of all, with the last answers. Does not read the others. */
    inputs: (profile: string, pack?: string): Promise<ProgressInputs> =>
      read(async (all) => ({
        cards: await all.list('cards', { prefix: pack === undefined ? [profile] : [profile, pack] }),
        latest: await all.list('answers', { prefix: [profile], last: paceAnswers }),
      })),
    /** Answers from a time on, oldest first. */
    answersSince: (profile: string, from: number): Promise<readonly Answer[]> =>
      read((all) => all.list('answers', { prefix: [profile], from })),

    sitting: (profile: string, kind: SittingKind): Promise<Sitting | null> =>
      read(async (all) => (await all.get('sittings', [profile, kind])) ?? null),
    /** Every open sitting of the profile. */
    sittings: (profile: string): Promise<readonly Sitting[]> =>
      read(async (all) => {
        const found = await all.list('sittings', { prefix: [profile] });
        return found.filter(({ kind }) => kind !== 'mock-result');
      }),
    /** Opens a sitting, in place of an open one of this kind. */
    openSitting: (
      profile: string,
      opened: Pick<Sitting, 'kind' | 'questions'> & Partial<Pick<Sitting, 'details'>>,
    ): Promise<SittingResult | { kind: 'profile-gone' } | NotKept> =>
      write({ what: 'sittings', profile }, async (all) => {
        if (!(await all.get('profiles', [profile]))) return { kind: 'profile-gone' };
        const sitting: Sitting = {
          details: null,
          ...opened,
          profile,
          id: crypto.randomUUID(),
          openedAt: clock(),
          position: 0,
          given: {},
        };
        await all.put('sittings', sitting);
        return { kind: 'kept', sitting };
      }),
    /** Changes the position, or adds what was given without judging it. */
    moveSitting: (
      profile: string,
      ref: SittingRef,
      change: SittingChange,
    ): Promise<SittingResult | NotKept> =>
      write({ what: 'sittings', profile }, async (all) => {
        const before = await findSitting(all, profile, ref);
        if (!before) return { kind: 'sitting-gone' };
        const sitting = applyChange(before, change);
        await all.put('sittings', sitting);
        return { kind: 'kept', sitting };
      }),
    /**
     * Closes a sitting and keeps the answers that are judged only now, as those of a mock paper, in one
     * transaction. A sitting that is gone was closed before: its answers are not kept twice. A mock paper
     * stays as the last result, until the next one is submitted.
     */
    closeSitting: (
      profile: string,
      ref: SittingRef,
      answers: readonly NewAnswer[] = [],
    ): Promise<{ kind: 'kept'; kept: readonly KeptAnswer[] } | { kind: 'sitting-gone' } | NotKept> =>
      write({ what: 'answers', profile }, async (all) => {
        const sitting = await findSitting(all, profile, ref);
        if (!sitting) return { kind: 'sitting-gone' };
        const kept: KeptAnswer[] = [];
        for (const answer of answers) kept.push(await addAnswer(all, profile, answer, clock()));
        await all.remove('sittings', [profile, ref.kind]);
        if (ref.kind === 'mock-paper') await all.put('sittings', { ...sitting, kind: 'mock-result' });
        return { kind: 'kept', kept };
      }),

    /** The progress of a profile as the text of a file; null when the profile was removed. */
    exportProfile: (id: string): Promise<string | null> => read((all) => exportProfile(all, id)),
    /** Adds what a file holds to what is kept here. Nothing is overwritten. */
    importFile: async (chosen: Blob): Promise<Imported | NotKept> => {
      const found = await readProgressFile(chosen);
      if (found.kind === 'refused') return found;
      const { file } = found;
      return write({ what: 'all', profile: file.profile.id }, (all) => importProfile(all, file));
    },

    /** Calls back after each change, in this tab or in another. Returns a function that unsubscribes. */
    observe: (listener: (change: ProgressChange) => void) => channel.observe(listener),
  };
}

export type ProgressStore = ReturnType<typeof createProgressStore>;
