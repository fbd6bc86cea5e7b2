import { isSharedPhone, storageKeys } from '@/shared/config';
import type { DraftRow, SubmittedDraft, ReturnedDraft } from '@/shared/device-database';
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
import { createDraftSnapshots } from './draft-snapshots';
import { toReturnedDraft, type ReturnedSubmission } from './returned-draft';
import { createShownForms } from './shown-forms';

/**
 * Store of form drafts, by form name and version. Each version has its own text, so that a tab with old code
 * never overwrites a newer draft. Each tab continues its own draft of a form, else the newest that no tab has
 * locked. Forms with passwords have no drafts.
 */
export function createDraftStore(ports: DraftPorts) {
  const { device, rows, now } = ports;
  const snapshots = createDraftSnapshots(ports.session);
  const kept = createDeviceDrafts(ports, snapshots);
  const unkeptForms = new Set<string>();
  /** Reserved codes of this tab; the only record of them when drafts are off. */
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
    /**
     * Opens the draft of a form while the form is shown; `stateOf` tells when it can be read. Returns a
     * function that closes it.
     */
    hold: forms.hold,
    /** Whether the device has any draft of the form, in any tab. */
    has: async (form: string): Promise<boolean> => (await kept.list(await digestOf(form))).length > 0,
    /** How many forms are half filled on this device, in all tabs; 0 when storage is denied. */
    count: async (): Promise<number> => {
      if (isShared()) return 0;
      await Promise.all(forms.all().map(({ draft }) => draft.flush()));
      return rows.count().catch(() => 0);
    },
    /** Returns null when this version has no draft. */
    load,
    /** The stored versions, unordered. */
    versions(name: string): readonly number[] {
      const { form, part } = partsOf(name);
      const texts = draftOf(form)?.row().texts ?? [];
      return texts.filter((text) => text.name === part).map(({ version }) => version);
    },
    /** Stores values, without fields named like a password. Returns whether the draft is on. */
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
    /** Deletes the draft of one version, or of all, and its reserved code. */
    discard(name: string, version?: number): void {
      const { form, part } = partsOf(name);
      const left = textsWithout(name, version);
      // Files belong to the form's own values, not to its other texts.
      const hasMore = left.length > 0 || (part !== '' && draftOf(form)?.row().hasFiles === true);
      if (!hasMore) return forget(form);
      reserved.delete(form);
      void draftOf(form)?.leave(left);
      tell();
    },
    /** Id of this tab's draft of the form; null until the device was read. */
    idOf: (form: string): string | null => draftOf(form)?.row().id ?? null,
    /** Marks whether the draft has files. Resolves with whether the draft is on disk. */
    async noteFiles(form: string, hasFiles: boolean): Promise<boolean> {
      const draft = await forms.opened(form);
      if (!draft || isUnkept(form)) return false;
      if (hasFiles !== (draft.row().hasFiles ?? false)) draft.change({ hasFiles });
      await draft.flush();
      return draft.state().kind !== 'full';
    },
    /** State of the draft; the same object until it changes. */
    stateOf(form: string): DraftState {
      const draft = draftOf(form);
      if (!draft) return reading;
      if (isShared()) return shared;
      if (unkeptForms.has(form)) return unkept;
      return draft.row().texts.length === 0 ? empty : draft.state();
    },
    /** Calls back when the state of any draft changes. Returns a function that unsubscribes. */
    observe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    /**
     * Reserves the reference code of a form at the first Send and stores it with the draft. The same content,
     * also after a reload, gets the same code and so writes the same record. Other content gets another code,
     * since the first record may have arrived although its answer was lost.
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
     * Flushes the draft and stops writing it until `resumeWriting` or `discard`. Returns what the outbox
     * leaves of it in its own transaction: texts outside the submission stay. Null when nothing is stored.
     */
    async suspendWriting(form: string, version: number): Promise<SubmittedDraft | null> {
      const draft = draftOf(form);
      if (!draft || isUnkept(form) || forms.isOfVisit(form)) return null;
      const { reserved: _sent, hasFiles: _submitted, ...row } = draft.row();
      const texts = textsWithout(form, version);
      // The phone may die before the outbox has stored the submission.
      await draft.suspendWriting();
      return { id: row.id, left: texts.length > 0 ? { ...row, texts } : null };
    },
    /** Sending failed: resumes writing. */
    resumeWriting: (form: string): void => draftOf(form)?.resumeWriting(),
    /** Converts a submission back to a draft; null when drafts are off. */
    toDraft: async (submission: ReturnedSubmission): Promise<ReturnedDraft | null> => {
      if (isShared()) return null;
      try {
        // Move old drafts first: the outbox looks in the database for another draft of the form.
        await kept.moveOld();
      } catch {
        // Without storage there are no drafts.
        return null;
      }
      return toReturnedDraft(submission, now());
    },
    /** Writes pending changes of all shown forms. */
    flush: async (): Promise<void> => {
      await Promise.all(forms.all().map(({ draft }) => draft.flush()));
    },
    /**
     * Runs on `pagehide`: flushes, and leaves unwritten drafts in session storage until the flush has
     * succeeded.
     */
    leave(): void {
      for (const { form, draft } of forms.all()) {
        const left = isUnkept(form) || forms.isOfVisit(form) ? null : draft.unwritten();
        if (left) snapshots.keep(left);
        void draft.flush().then(() => {
          if (left && draft.unwritten() === null) snapshots.drop(left.row.form);
        });
      }
    },
    /**
     * Reads the drafts again after a return from the back-forward cache: another page of this tab may have
     * changed them.
     */
    comeBack: forms.comeBack,
    /**
     * How often another page changed the draft of a shown form. On a change the form shows its values again.
     */
    comebacksOf: forms.comebacksOf,
    /** Deletes all drafts and reserved codes, or only those of forms behind a sign-in. */
    async forgetAll(which: 'all' | 'of-account' = 'all'): Promise<void> {
      for (const { form, draft } of forms.all()) {
        if (which === 'of-account' && !draft.row().isOfAccount) continue;
        reserved.delete(form);
        void draft.forget();
      }
      if (which === 'all') {
        reserved.clear();
        snapshots.dropAll();
        forgetOldDrafts(device);
      }
      tell();
      await rows.clear(which).catch(() => undefined);
    },
    /** Whether drafts are off for all forms. Switching the setting on deletes every draft. */
    isSharedPhone: isShared,
    async setSharedPhone(isOn: boolean): Promise<void> {
      if (!isOn) device.remove(storageKeys.isSharedPhone);
      else device.set(storageKeys.isSharedPhone, 'yes');
      tell();
      if (isOn) await this.forgetAll();
    },
    /** Whether drafts are off for this form: on a shared phone, or by choice until the form is left. */
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
