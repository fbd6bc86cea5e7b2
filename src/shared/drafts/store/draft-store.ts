import { isSharedPhone, storageKeys } from '@/shared/config';
import type { DraftRow, HandedDraft, ReturnedDraft } from '@/shared/device-database';
import { createDeviceDrafts, digestOf, type DraftPorts } from './device-drafts';
import { partsOf } from './draft-name';
import {
  empty,
  reading,
  shared,
  unkept,
  withoutSecrets,
  type Draft,
  type DraftState,
  type Values,
} from './draft-state';
import { forgetOldDrafts } from './old-drafts';
import { createLeftDrafts } from './left-drafts';
import { toReturnedDraft, type ReturnedSubmission } from './returned-draft';
import { createShownForms } from './shown-forms';

/**
 * Drafts of forms by form name and version of the form: each version is kept for itself, so that a tab with old code
 * never writes over what a newer one keeps. Each tab has its own draft of a form: it goes on with the one it had, else with the
 * newest that no tab holds. Forms with passwords do not use it.
 */
export function createDraftStore(ports: DraftPorts) {
  const { device, rows, now } = ports;
  const leftDrafts = createLeftDrafts(ports.session);
  const kept = createDeviceDrafts(ports, leftDrafts);
  const unkeptForms = new Set<string>();
  /** What this tab has tried to send; where nothing is kept nothing else remembers it. */
  const reserved = new Map<string, NonNullable<DraftRow['reserved']>>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const isShared = () => isSharedPhone(device);
  const isUnkept = (form: string) => isShared() || unkeptForms.has(form);
  const forms = createShownForms({
    ...{ rows, hold: ports.hold, kept, isUnkept },
    onChange: tell,
    onLeft: (form) => unkeptForms.delete(form),
  });
  const { draftOf } = forms;

  const load = (name: string, version: number): Draft | null => {
    const { form, part } = partsOf(name);
    const text = draftOf(form)
      ?.row()
      .texts.find((each) => each.name === part && each.version === version);
    return text ? { values: text.values, savedAt: text.savedAt } : null;
  };
  const textsWithout = (name: string, version: number | undefined) => {
    const { form, part } = partsOf(name);
    const texts = draftOf(form)?.row().texts ?? [];
    return texts.filter((text) => text.name !== part || (version !== undefined && text.version !== version));
  };
  const forget = (form: string): void => {
    reserved.delete(form);
    void draftOf(form)?.forget();
    tell();
  };

  return {
    /** Opens the draft of a form for as long as the form is shown; `stateOf` says when it can be read. Returns what closes it. */
    hold: forms.hold,
    /** Whether anything of the form lies on this device, in whatever tab. */
    has: async (form: string): Promise<boolean> => (await kept.list(await digestOf(form))).length > 0,
    /** Null when there is none of this version. */
    load,
    /** The versions of which there is a draft, in no order. */
    versions(name: string): readonly number[] {
      const { form, part } = partsOf(name);
      const texts = draftOf(form)?.row().texts ?? [];
      return texts.filter((text) => text.name === part).map(({ version }) => version);
    },
    /** Fields that are named like a password are left out. Says whether it is kept from now on. */
    save(name: string, version: number, values: Values): boolean {
      const { form, part } = partsOf(name);
      const draft = draftOf(form);
      if (!draft || isUnkept(form)) return false;
      const savedAt = now().toISOString();
      const others = draft.row().texts.filter((text) => text.name !== part || text.version !== version);
      const text = { name: part, version, values: withoutSecrets(values), savedAt };
      draft.change({ texts: [...others, text], savedAt });
      return true;
    },
    /** Forgets the draft of one version, or of all, and the code it was sent under. */
    discard(name: string, version?: number): void {
      const { form, part } = partsOf(name);
      const left = textsWithout(name, version);
      // Files belong to what is typed in the form, and not to the texts beside it.
      const hasMore = left.length > 0 || (part !== '' && draftOf(form)?.row().hasFiles === true);
      if (!hasMore) return forget(form);
      reserved.delete(form);
      void draftOf(form)?.leave(left);
      tell();
    },
    /** The draft of a form in this tab; null until this device was asked. */
    idOf: (form: string): string | null => draftOf(form)?.row().id ?? null,
    /** Notes whether files belong to the draft. Resolves with whether it lies on the disk. */
    async noteFiles(form: string, hasFiles: boolean): Promise<boolean> {
      const draft = await forms.opened(form);
      if (!draft || isUnkept(form)) return false;
      if (hasFiles !== (draft.row().hasFiles ?? false)) draft.change({ hasFiles });
      await draft.flush();
      return draft.state().kind !== 'full';
    },
    /** What became of the draft so far: the same object until it changes. */
    stateOf(form: string): DraftState {
      const draft = draftOf(form);
      if (!draft) return reading;
      if (isShared()) return shared;
      if (unkeptForms.has(form)) return unkept;
      return draft.row().texts.length === 0 ? empty : draft.state();
    },
    /** Calls back when the state of any draft changes. Returns the unsubscriber. */
    observe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    /**
     * The code under which a form is sent: made at the first Send and kept with the draft, so that sending the same
     * content again, also after a reload, writes the same record. Other content is another record: the
     * first may have arrived although its answer got lost.
     */
    reserveCode(form: string, content: string, create: () => string): string {
      const known = reserved.get(form) ?? draftOf(form)?.row().reserved;
      if (known?.content === content) return known.code;
      const reservation = { code: create(), content };
      reserved.set(form, reservation);
      if (!isUnkept(form)) draftOf(form)?.change({ reserved: reservation });
      return reservation.code;
    },
    /**
     * Writes the draft to its last letter, then nothing of it until `takeUp` or `discard`. Gives what the outbox does with it in the
     * transaction in which it takes the submission: texts that are not part of it stay. Null when nothing of it is on this device.
     */
    async handOver(form: string, version: number): Promise<HandedDraft | null> {
      const draft = draftOf(form);
      if (!draft || isUnkept(form)) return null;
      const { reserved: _sent, hasFiles: _submitted, ...row } = draft.row();
      const texts = textsWithout(form, version);
      // The phone may die before the outbox has it.
      await draft.handOver();
      return { id: row.id, left: texts.length > 0 ? { ...row, texts } : null };
    },
    /** It was not sent after all. */
    takeUp: (form: string): void => draftOf(form)?.takeUp(),
    /** The draft that a submission becomes when it is taken back; null where nothing is kept. */
    toDraft: async (submission: ReturnedSubmission): Promise<ReturnedDraft | null> => {
      if (isShared()) return null;
      try {
        // Drafts of an earlier build too must be where the outbox looks for another draft of the form.
        await kept.moveOld();
      } catch {
        // A device without storage keeps no draft.
        return null;
      }
      return toReturnedDraft(submission, now());
    },
    /** Writes what is not written yet, in all forms that are shown. */
    flush: async (): Promise<void> => {
      await Promise.all(forms.all().map(({ draft }) => draft.flush()));
    },
    /** Somebody leaves the page: writes what is not written yet, and leaves it to the next page of the tab until it is. */
    leave(): void {
      for (const { form, draft } of forms.all()) {
        const left = isUnkept(form) ? null : draft.unwritten();
        if (left) leftDrafts.keep(left);
        void draft.flush().then(() => {
          if (left && draft.unwritten() === null) leftDrafts.drop(left.row.form);
        });
      }
    },
    /** This page was away, and another one of this tab may have sent or changed what it shows: reads the drafts again. */
    comeBack: forms.comeBack,
    /** How often another page has changed the draft of a form that is shown: its values are then to be shown anew. */
    comebacksOf: forms.comebacksOf,
    /** Forgets every draft of every form, and the codes that they were sent under; or those of forms behind a sign-in. */
    async forgetAll(which: 'all' | 'of-account' = 'all'): Promise<void> {
      for (const { form, draft } of forms.all()) {
        if (which === 'of-account' && !draft.row().isOfAccount) continue;
        reserved.delete(form);
        void draft.forget();
      }
      if (which === 'all') {
        reserved.clear();
        leftDrafts.dropAll();
        forgetOldDrafts(device);
      }
      tell();
      await rows.clear(which).catch(() => undefined);
    },
    /** On a shared phone nothing is kept; switching it on forgets every draft. */
    isSharedPhone: isShared,
    async setSharedPhone(isOn: boolean): Promise<void> {
      if (!isOn) device.remove(storageKeys.isSharedPhone);
      else device.set(storageKeys.isSharedPhone, 'yes');
      tell();
      if (isOn) await this.forgetAll();
    },
    /** Whether nothing of this form is kept: on a shared phone, or because somebody wants it so until the form is left. */
    isUnkept,
    setUnkept(form: string, isOn: boolean): void {
      if (isOn) {
        unkeptForms.add(form);
        forget(form);
      } else unkeptForms.delete(form);
      tell();
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
