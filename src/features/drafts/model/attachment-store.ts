import type { AttachmentRow } from '@/shared/device-database';
import type { PictureProblem, SmallPicture } from './picture';

/** How many pictures one form takes. */
export const maximumPictures = 3;

/** A picture of a draft, ready to be shown. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  readonly type: string;
  /** Which of the form's papers it is; empty where the form does not tell them apart. */
  readonly kind: string;
  /** What may be wrong with it; a warning, never a refusal. */
  readonly doubts: readonly string[];
  /** Shows `file` for as long as it is in the list. */
  readonly url: string;
}

export interface AttachmentProblem {
  readonly name: string;
  /** `noRoom`: it is in the form, but the device does not keep it. */
  readonly kind: PictureProblem | 'tooMany' | 'noRoom';
}

export interface AttachmentState {
  readonly items: readonly Attachment[];
  /** What was wrong with the files that were added last. */
  readonly problems: readonly AttachmentProblem[];
  /** Pictures are being made small. */
  readonly isWorking: boolean;
}

/** What a store of attachments needs of the browser. */
export interface AttachmentPorts {
  /** What the device keeps; each rejects when it keeps nothing. */
  readonly rows: {
    list(form: string): Promise<readonly AttachmentRow[]>;
    put(row: AttachmentRow): Promise<void>;
    replace(row: AttachmentRow): Promise<boolean>;
    remove(id: string): Promise<boolean>;
    clear(form: string): Promise<void>;
  };
  readonly isSharedPhone: () => boolean;
  readonly makeSmall: (file: Blob) => Promise<SmallPicture>;
  /** How many files the form takes; `maximumPictures` unless it says so. */
  readonly maximum?: number;
  /** What may be wrong with a file that was taken. */
  readonly judge?: (file: Blob) => Promise<readonly string[]>;
  readonly urls: { create(file: Blob): string; revoke(url: string): void };
  /** Tells the other tabs that something has changed. */
  readonly tellTabs: () => void;
  readonly now: () => Date;
  readonly newId: () => string;
}

export const noAttachments: AttachmentState = { items: [], problems: [], isWorking: false };

const asJpeg = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`;
const nameOf = (name: string, { type }: Blob) => (type === 'application/pdf' ? name : asJpeg(name));

/**
 * The pictures, or papers, of one form: on the device, so that they are there after a reload and in other tabs; on a shared phone,
 * or when the device has no room, in this page alone.
 */
export function createAttachmentStore(form: string, ports: AttachmentPorts) {
  const { rows, isSharedPhone, makeSmall, urls, maximum = maximumPictures } = ports;
  /** As the device had them when it was last asked. */
  let kept: readonly AttachmentRow[] = [];
  const here = new Map<string, AttachmentRow>();
  const shown = new Map<string, Attachment>();
  const listeners = new Set<() => void>();
  let state = noAttachments;
  let queue: Promise<unknown> = Promise.resolve();

  const all = () => [...kept.filter(({ id, isSmall }) => isSmall && !here.has(id)), ...here.values()];
  const show = (change: Partial<AttachmentState> = {}) => {
    state = { ...state, ...change };
    // Nobody looks any more: an address that is made now would never be let go.
    if (listeners.size === 0) return;
    const present = all();
    for (const [id, { url }] of shown) {
      if (present.some((row) => row.id === id)) continue;
      urls.revoke(url);
      shown.delete(id);
    }
    for (const { id, name, file, type, kind = '', doubts = [] } of present) {
      const known = shown.get(id);
      if (known?.doubts.length === doubts.length) continue;
      shown.set(id, { id, name, file, type, kind, doubts, url: known?.url ?? urls.create(file) });
    }
    state = { ...state, items: [...shown.values()] };
    listeners.forEach((listener) => listener());
  };
  const complain = (name: string, kind: AttachmentProblem['kind']) =>
    show({ problems: [...state.problems, { name, kind }] });
  /** One after the other: two pictures at once are too much for a cheap phone. */
  const enqueue = (work: () => Promise<void>) => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };
  const read = async () => {
    // No storage: there is nothing of it to show.
    kept = isSharedPhone() ? [] : await rows.list(form).catch(() => []);
  };
  const keep = async (row: AttachmentRow) => {
    here.set(row.id, row);
    if (isSharedPhone()) return;
    try {
      await rows.put(row);
      here.delete(row.id);
      kept = [...kept, row];
      ports.tellTabs();
    } catch {
      complain(row.name, 'noRoom');
    }
  };
  const drop = async (id: string) => {
    here.delete(id);
    kept = kept.filter((row) => row.id !== id);
    await rows.remove(id).catch(() => false);
  };
  /** Takes in what another app shared; a text is given back, once in all tabs. */
  const takeIn = async (row: AttachmentRow): Promise<string> => {
    if (row.type === 'text/plain') return (await rows.remove(row.id)) ? row.file.text() : '';
    const hasRoom = all().length < maximum;
    const made = hasRoom ? await makeSmall(row.file) : { problem: 'tooMany' as const };
    if ('problem' in made) {
      if (await rows.remove(row.id)) complain(row.name, made.problem);
      return '';
    }
    const small = { ...row, name: asJpeg(row.name), type: made.file.type, file: made.file, isSmall: true };
    if (isSharedPhone()) {
      if (await rows.remove(row.id)) here.set(row.id, small);
    } else if (await rows.replace(small)) {
      kept = [...kept.filter(({ id }) => id !== row.id), small];
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
    /** Reads the device, and takes in what was shared. Gives what was shared as text. */
    async refresh(): Promise<string> {
      const texts: string[] = [];
      await enqueue(async () => {
        const found = await rows.list(form).catch(() => []);
        const shared = found.filter(({ isSmall }) => !isSmall);
        kept = isSharedPhone() ? [] : found;
        if (shared.length > 0) show({ isWorking: true });
        for (const row of shared) texts.push(await takeIn(row));
        // Kept before the phone was called a shared one.
        if (isSharedPhone() && found.length > 0) await rows.clear(form);
        show({ isWorking: false });
      });
      return texts.filter(Boolean).join('\n');
    },
    /** @param kind of the form's papers: it takes the place of the one of this kind that is there */
    add: (files: readonly File[], kind?: string) =>
      enqueue(async () => {
        show({ problems: [], isWorking: true });
        for (const file of files) {
          const earlier = kind === undefined ? undefined : all().find((row) => row.kind === kind);
          const hasRoom = earlier !== undefined || all().length < maximum;
          const made = hasRoom ? await makeSmall(file) : { problem: 'tooMany' as const };
          if ('problem' in made) complain(file.name, made.problem);
          else {
            const doubts = (await ports.judge?.(made.file)) ?? [];
            if (earlier) await drop(earlier.id);
            await keep({
              id: ports.newId(),
              form,
              name: nameOf(file.name, made.file),
              addedAt: ports.now().toISOString(),
              type: made.file.type,
              file: made.file,
              isSmall: true,
              ...(kind !== undefined && { kind }),
              ...(doubts.length > 0 && { doubts }),
            });
          }
          show();
        }
        show({ isWorking: false });
      }),
    /** Somebody has looked at it and says that it is good enough. */
    accept: (id: string) =>
      enqueue(async () => {
        const row = all().find((each) => each.id === id);
        if (!row) return;
        const { doubts: _doubts, ...good } = row;
        if (here.has(id)) here.set(id, good);
        else {
          kept = kept.map((each) => (each.id === id ? good : each));
          await rows.replace(good).catch(() => false);
          ports.tellTabs();
        }
        show();
      }),
    remove: (id: string) => {
      here.delete(id);
      kept = kept.filter((row) => row.id !== id);
      show({ problems: [] });
      return enqueue(async () => {
        await rows.remove(id).catch(() => false);
        ports.tellTabs();
      });
    },
    /** Shows none at once; the device forgets them as soon as it can. */
    clear: () => {
      here.clear();
      kept = [];
      show({ problems: [] });
      return enqueue(async () => {
        // What was being made small meanwhile goes too.
        here.clear();
        await rows.clear(form).catch(() => undefined);
        await read();
        show();
        ports.tellTabs();
      });
    },
    /** The phone became a shared one, or is one no longer: the pictures that are shown stay in the form. */
    follow: () =>
      enqueue(async () => {
        if (isSharedPhone()) {
          for (const row of all()) here.set(row.id, row);
          kept = [];
          if (here.size > 0) await rows.clear(form).catch(() => undefined);
        } else for (const row of [...here.values()]) await keep(row);
        show();
      }),
    /** Lets go of the addresses of the pictures. */
    dispose() {
      for (const { url } of shown.values()) urls.revoke(url);
      shown.clear();
    },
  };
}
