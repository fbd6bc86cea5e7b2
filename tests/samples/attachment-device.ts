import { createAttachmentStore } from '../../src/shared/drafts/attachments/attachment-store';
import type { AttachmentPorts } from '../../src/shared/drafts/attachments/attachment';
import type { AttachmentRow } from '@/shared/device-database';

/** A device that stores attachments, shared by several pages. */
export function createAttachmentDevice() {
  const rows = new Map<string, AttachmentRow>();
  const ports: AttachmentPorts['rows'] = {
    list: async (form) => [...rows.values()].filter((row) => row.form === form),
    put: async (row) => void rows.set(row.id, row),
    replace: async (row) => rows.has(row.id) && Boolean(rows.set(row.id, row)),
    remove: async (id) => rows.delete(id),
    clear: async (_form, draft) => {
      for (const [id, row] of rows) if (row.draft === undefined || row.draft === draft) rows.delete(id);
    },
  };
  return { rows, ports };
}

export const small = new Blob(['small'], { type: 'image/jpeg' });
export const picture = (name: string) => new File([name], name, { type: 'image/png' });
/** A file shared by another app. */
export const shared = (id: string, type: string, text = id): AttachmentRow => ({
  id,
  form: 'homework',
  name: `${id}.heic`,
  type,
  file: new Blob([text], { type }),
  addedAt: '2026-03-09T16:12:00.000Z',
});

/** A page that shows a form's pictures. */
export function openAttachments(device = createAttachmentDevice(), ports: Partial<AttachmentPorts> = {}) {
  const urls = new Set<string>();
  const phone = { isShared: false };
  let count = 0;
  const store = createAttachmentStore('homework', {
    rows: device.ports,
    isSharedPhone: () => phone.isShared,
    makeSmall: async (file) =>
      (await file.text()).startsWith('bad') ? { problem: 'type' } : { file: small },
    urls: {
      create: () => {
        const url = `blob:${(count += 1)}`;
        urls.add(url);
        return url;
      },
      revoke: (url) => void urls.delete(url),
    },
    draft: { id: () => 'draft', note: () => Promise.resolve(true) },
    tellTabs: () => undefined,
    now: () => new Date('2026-03-09T16:12:00Z'),
    newId: () => crypto.randomUUID(),
    ...ports,
  });
  const stop = store.subscribe(() => undefined);
  return { device, store, urls, phone, stop, names: () => store.read().items.map(({ name }) => name) };
}
