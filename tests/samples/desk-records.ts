import type { ReferenceCode } from '@/entities/reference-code';
import { startOf, type DeskRecord, type DeskView, type DeskWays } from '@/shared/desk';

/** A record of the desk that waits and can be selected. */
export const deskRecord = (ref: string, fields: Partial<DeskRecord> = {}): DeskRecord => ({
  ref: ref as ReferenceCode,
  path: `enquiries/${ref}`,
  state: 'new',
  createdAt: '2026-11-22T08:00:00Z',
  isSample: false,
  isWaiting: true,
  lateFrom: null,
  dueAt: null,
  isFlagged: false,
  isUrgent: false,
  searchable: ref.toLowerCase(),
  searchableCode: ref.replace('-', '').toLowerCase(),
  transitions: [{ event: 'enquiry.junked', from: 'new', to: 'junk', by: 'office' }],
  ...fields,
});

/** A view of the desk whose navigation leads nowhere. */
export const deskWays = (view: DeskView, changes: Partial<DeskWays> = {}): DeskWays => ({
  place: startOf(view),
  openRef: null,
  closed: null,
  isFromToday: false,
  go: () => undefined,
  addressOf: (ref) => `#${String(ref)}`,
  close: () => undefined,
  ...changes,
});
