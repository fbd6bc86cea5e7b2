import type { AttachmentRow } from '@/shared/device-database';
import type { Straightening } from '@/shared/pictures';
import {
  maximumPictures,
  type AttachmentPorts,
  type Attachment,
  type AttachmentProblem,
  type AttachmentState,
  type OfferedFile,
} from './attachment';
import { asJpeg, nameOf } from './attachment-name';
import { kindOfNext } from './kind-of-next';
import { createStraightening } from './straighten-attachments';

export const noAttachments: AttachmentState = { offered: [], items: [], problems: [], isWorking: false };

/**
 * Attachments (pictures or papers) of this tab's draft of a form. Stored on the device, so they survive a
 * reload; on a shared phone, or without room, in memory only.
 */
export function createAttachmentStore(form: string, ports: AttachmentPorts) {
  const { rows, isSharedPhone, makeSmall, urls, maximum = maximumPictures } = ports;
  /** Snapshot of the rows stored on the device. */
  let kept: readonly AttachmentRow[] = [];
  const here = new Map<string, AttachmentRow>();
  /** Files shared by another app, not yet accepted. */
  let came: readonly AttachmentRow[] = [];
  const shown = new Map<string, Attachment>();
  const listeners = new Set<() => void>();
  let state = noAttachments;
  let queue: Promise<unknown> = Promise.resolve();

  const all = () => [...kept.filter(({ id, isSmall }) => isSmall && !here.has(id)), ...here.values()];
  const show = (change: Partial<AttachmentState> = {}) => {
    state = { ...state, ...change };
    // Without subscribers an object URL would never be revoked.
    if (listeners.size === 0) return;
    const present = all();
    for (const [id, { url }] of shown) {
      if (present.some((row) => row.id === id)) continue;
      urls.revoke(url);
      shown.delete(id);
    }
    for (const { id, name, file, type, kind = '', doubts = [], changedAt } of present) {
      const known = shown.get(id);
      const isSameFile = known !== undefined && known.changedAt === changedAt;
      if (isSameFile && known.doubts.length === doubts.length) continue;
      if (known && !isSameFile) urls.revoke(known.url);
      const url = isSameFile ? known.url : urls.create(file);
      shown.set(id, { id, name, file, type, kind, doubts, changedAt, url });
    }
    state = { ...state, items: [...shown.values()] };
    listeners.forEach((listener) => listener());
  };
  const complain = (name: string, kind: AttachmentProblem['kind']) =>
    show({ problems: [...state.problems, { name, kind }] });
  /** Runs tasks in sequence: a cheap phone cannot process two pictures at once. */
  const enqueue = (work: () => Promise<void>) => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };
  /** Stores the draft row before its first file and returns its id; null when the draft is not stored. */
  const beginDraft = async () => ((await ports.draft.note(true)) ? ports.draft.id() : null);
  /** Rows of this tab's draft. Assigns rows of an earlier release, which have no draft id, to it. */
  const ownOf = async (found: readonly AttachmentRow[]) => {
    const draft = ports.draft.id();
    const small = isSharedPhone() || draft === null ? [] : found.filter(({ isSmall }) => isSmall);
    const nobodys = small.filter((row) => row.draft === undefined);
    if (draft !== null && nobodys.length > 0 && (await ports.draft.note(true))) {
      for (const row of nobodys) await rows.replace({ ...row, draft }).catch(() => false);
    }
    return small.filter((row) => row.draft === undefined || row.draft === draft);
  };
  const read = async () => {
    // Without storage the list is empty.
    kept = await ownOf(await rows.list(form).catch(() => []));
  };
  const keep = async (row: AttachmentRow) => {
    here.set(row.id, row);
    if (isSharedPhone()) return;
    try {
      const draft = await beginDraft();
      if (draft === null) throw new Error('the draft is not kept');
      const own = { ...row, draft };
      await rows.put(own);
      here.delete(row.id);
      kept = [...kept, own];
    } catch {
      complain(row.name, 'noRoom');
    }
  };
  const change = async (row: AttachmentRow) => {
    if (here.has(row.id)) {
      here.set(row.id, row);
      return;
    }
    kept = kept.map((each) => (each.id === row.id ? row : each));
    await rows.replace(row).catch(() => {
      here.set(row.id, row);
      complain(row.name, 'noRoom');
    });
  };
  const straightening = createStraightening(ports, {
    row: (id) => all().find((row) => row.id === id),
    change,
    complain,
  });
  const drop = async (id: string) => {
    straightening.forget(id);
    here.delete(id);
    kept = kept.filter((row) => row.id !== id);
    await rows.remove(id).catch(() => false);
  };
  /** Whether this tab may take the row. On a shared phone the device has removed it already. */
  const takes = async ({ id }: AttachmentRow) => isSharedPhone() || (await rows.remove(id));
  const offer = async (next: readonly AttachmentRow[]) => {
    const isSame = next.length === came.length && next.every(({ id }, index) => came[index]?.id === id);
    if (isSame) return;
    came = next;
    for (const { url } of state.offered) urls.revoke(url);
    // Without subscribers an object URL would never be revoked.
    const shown = listeners.size === 0 ? [] : next;
    const offered = shown.map(async ({ id, name, file, type }): Promise<OfferedFile> => {
      const text = type === 'text/plain' ? await file.text() : null;
      return { id, name, file, text, url: urls.create(file) };
    });
    show({ offered: await Promise.all(offered) });
  };
  /** Adds a shared file to the form. Returns its text when it is a text; only one tab gets it. */
  const takeIn = async (row: AttachmentRow): Promise<string> => {
    if (row.type === 'text/plain') return (await takes(row)) ? row.file.text() : '';
    const hasRoom = all().length < maximum;
    const made = hasRoom ? await makeSmall(row.file) : { problem: 'tooMany' as const };
    if ('problem' in made) {
      if (await takes(row)) complain(row.name, made.problem);
      return '';
    }
    const small = { ...row, name: asJpeg(row.name), type: made.file.type, file: made.file, isSmall: true };
    const draft = isSharedPhone() ? null : await beginDraft();
    if (draft === null) {
      here.set(row.id, small);
      if (!isSharedPhone()) complain(row.name, 'noRoom');
    } else if (await rows.replace({ ...small, draft })) {
      kept = [...kept.filter(({ id }) => id !== row.id), { ...small, draft }];
      ports.tellTabs();
    }
    return '';
  };

  return {
    read: () => state,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    /** Reads the device and lists the shared files. */
    refresh: () =>
      enqueue(async () => {
        const found = await rows.list(form).catch(() => []);
        const shared = found.filter(({ isSmall }) => !isSmall);
        kept = await ownOf(found);
        // On a shared phone shared files are in memory only; an empty list from the device means nothing.
        if (shared.length > 0 || !isSharedPhone()) await offer(shared);
        // Rows from before the phone was marked as shared.
        if (isSharedPhone() && found.length > 0) await rows.clear(form, ports.draft.id());
        show();
      }),
    /** Adds the shared files to the form. Returns the shared text. */
    async takeOffered(): Promise<string> {
      const texts: string[] = [];
      await enqueue(async () => {
        show({ problems: [], isWorking: true });
        for (const row of came) texts.push(await takeIn(row));
        await offer([]);
        show({ isWorking: false });
      });
      return texts.filter(Boolean).join('\n');
    },
    /** Deletes the shared files. */
    refuseOffered: () =>
      enqueue(async () => {
        for (const { id } of came) await rows.remove(id).catch(() => false);
        await offer([]);
        ports.tellTabs();
      }),
    /**
     * @param place one of the form's papers, whose file is replaced; or the places that are free, in order:
     * each file takes the next
     */
    add: (files: readonly File[], place?: string | readonly string[]) =>
      enqueue(async () => {
        show({ problems: [], isWorking: true });
        for (const file of files) {
          const kind = kindOfNext(place, all());
          const earlier = kind === undefined ? undefined : all().find((row) => row.kind === kind);
          const hasRoom = earlier !== undefined || (kind !== null && all().length < maximum);
          const made = hasRoom ? await makeSmall(file) : { problem: 'tooMany' as const };
          if ('problem' in made) complain(file.name, made.problem);
          else {
            const doubts = (await ports.judge?.(made.file)) ?? [];
            if (earlier) await drop(earlier.id);
            const id = ports.newId();
            straightening.remember(id, file);
            await keep({
              id,
              form,
              name: nameOf(file.name, made.file),
              addedAt: ports.now().toISOString(),
              type: made.file.type,
              file: made.file,
              isSmall: true,
              ...(typeof kind === 'string' && { kind }),
              ...(doubts.length > 0 && { doubts }),
            });
          }
          show();
        }
        show({ isWorking: false });
      }),
    /** Clears the doubts: a person has confirmed that the picture is good enough. */
    accept: (id: string) =>
      enqueue(async () => {
        const row = all().find((each) => each.id === id);
        if (!row) return;
        const { doubts: _doubts, ...good } = row;
        await change(good);
        show();
      }),
    /** The whole picture, small enough to show, and how it was turned and cropped last. */
    wholeOf: straightening.wholeOf,
    /** Turns and crops a picture anew. What cannot be made leaves the picture as it is. */
    straighten: (id: string, how: Straightening) =>
      enqueue(async () => {
        show({ problems: [], isWorking: true });
        await straightening.straighten(id, how);
        show({ isWorking: false });
      }),
    remove: (id: string) => {
      straightening.forget(id);
      here.delete(id);
      kept = kept.filter((row) => row.id !== id);
      show({ problems: [] });
      return enqueue(async () => {
        await rows.remove(id).catch(() => false);
        if (kept.length === 0) await ports.draft.note(false);
      });
    },
    /** Hides all at once, then deletes them from the device. */
    clear: () => {
      straightening.forgetAll();
      here.clear();
      kept = [];
      show({ problems: [] });
      return enqueue(async () => {
        // Pictures that were being resized meanwhile.
        here.clear();
        await rows.clear(form, ports.draft.id()).catch(() => undefined);
        await ports.draft.note(false);
        await read();
        show();
        // Shared files were deleted too.
        ports.tellTabs();
      });
    },
    /** Follows a change of the shared-phone setting. The shown pictures stay in the form. */
    follow: () =>
      enqueue(async () => {
        if (isSharedPhone()) {
          for (const row of all()) here.set(row.id, row);
          kept = [];
          if (here.size > 0) await rows.clear(form, ports.draft.id()).catch(() => undefined);
        } else for (const row of [...here.values()]) await keep(row);
        show();
      }),
    /** Resolves when the task queue is empty. */
    settled: () => enqueue(() => Promise.resolve()),
    /** Revokes the object URLs of the pictures. */
    dispose() {
      for (const { url } of [...shown.values(), ...state.offered]) urls.revoke(url);
      shown.clear();
      came = [];
      state = { ...state, offered: [] };
    },
  };
}
