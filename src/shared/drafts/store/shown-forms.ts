import { digestOf, type createDeviceDrafts, type DraftPorts } from './device-drafts';
import type { DraftName } from './draft-name';
import { createOpenDraft, type OpenDraft } from './open-draft';

interface Entry {
  /** Whether its draft is never stored. */
  readonly isOfVisit: boolean;
  /** How many components hold the form. */
  holders: number;
  /** Null until the device was read. */
  draft: OpenDraft | null;
  /** Promise of `draft`. */
  opened: Promise<OpenDraft> | null;
  /** How often another page has changed the draft while this page was away. */
  comebacks: number;
}

interface ShownFormsOptions extends Pick<DraftPorts, 'rows' | 'hold'> {
  readonly kept: ReturnType<typeof createDeviceDrafts>;
  /** Whether drafts are off for a form. */
  readonly isUnkept: (form: string) => boolean;
  readonly onChange: () => void;
  /** Called when the last component releases a form. */
  readonly onLeft: (form: string) => void;
}

/** Stands in for the device where nothing may be stored. */
const noRows = { put: () => Promise.resolve(), remove: () => Promise.resolve() };

/** The forms shown in this tab, with their drafts. */
export function createShownForms({ rows, hold, kept, isUnkept, onChange, onLeft }: ShownFormsOptions) {
  const entries = new Map<string, Entry>();
  const newId = () => crypto.randomUUID();

  const open = async ({ form, isOfAccount, isOfVisit = false }: DraftName, entry: Entry) => {
    const digest = await digestOf(form);
    const claimed = await kept.claim(digest);
    // Taken back from the outbox, or stored by an earlier build: shown once more, and not stored again.
    if (isOfVisit && claimed) await rows.remove(claimed.row.id).catch(() => undefined);
    const row = claimed?.row ?? { id: newId(), form: digest, savedAt: '', texts: [] };
    const marked = { ...row, ...(isOfAccount && { isOfAccount }) };
    const note = () => {
      if (!isUnkept(form) && !isOfVisit) kept.note(digest, draft.row().id);
    };
    const draft = createOpenDraft(marked, claimed?.release ?? null, {
      ...{ rows: isOfVisit ? noRows : rows, hold, newId },
      onChange: () => {
        note();
        onChange();
      },
    });
    note();
    entry.draft = draft;
    // The form may have been switched off or left while the draft was opening.
    if (isUnkept(form)) void draft.forget();
    if (entries.get(form) !== entry) void draft.close();
    onChange();
    return draft;
  };

  const comeBack = async (entry: Entry, draft: OpenDraft) => {
    await draft.flush();
    const { id, form } = draft.row();
    const found = await rows.list(form);
    if (!draft.comeBack(found.find((row) => row.id === id) ?? null)) return;
    entry.comebacks += 1;
    onChange();
  };

  return {
    draftOf: (form: string): OpenDraft | null => entries.get(form)?.draft ?? null,
    all: () => [...entries].flatMap(([form, { draft }]) => (draft ? [{ form, draft }] : [])),
    /** Resolves with the draft once the device was read; null when the form is not shown. */
    opened: async (form: string): Promise<OpenDraft | null> => (await entries.get(form)?.opened) ?? null,
    /** Whether the shown form has a draft that is never stored. */
    isOfVisit: (form: string): boolean => entries.get(form)?.isOfVisit ?? false,
    comebacksOf: (form: string): number => entries.get(form)?.comebacks ?? 0,
    /** Reads all drafts again. A failed read changes nothing. */
    comeBack: async (): Promise<void> => {
      const open = [...entries].flatMap(([form, entry]) =>
        entry.draft && !isUnkept(form) && !entry.isOfVisit ? [comeBack(entry, entry.draft)] : [],
      );
      await Promise.allSettled(open);
    },
    /** Opens the draft of a form while the form is shown. Returns a function that closes it. */
    hold: (name: DraftName): (() => void) => {
      const { form, isOfVisit = false } = name;
      const entry = entries.get(form) ?? { isOfVisit, holders: 0, draft: null, opened: null, comebacks: 0 };
      if (!entries.has(form)) {
        entries.set(form, entry);
        entry.opened = open(name, entry);
      }
      entry.holders += 1;
      return () => {
        entry.holders -= 1;
        // Another component may take hold in the same tick.
        queueMicrotask(() => {
          if (entry.holders > 0 || entries.get(form) !== entry) return;
          entries.delete(form);
          onLeft(form);
          void entry.draft?.close();
        });
      };
    },
  };
}
