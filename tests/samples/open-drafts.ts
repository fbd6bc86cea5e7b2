import { expect, vi } from 'vitest';
import { createDraftStore } from '../../src/shared/drafts/store/draft-store';
import { createMemoryStore } from '@/shared/lib/storage';
import { type createDraftDevice } from './draft-device';

type Device = ReturnType<typeof createDraftDevice>;

/** A tab that shows a form. */
export async function openDrafts(
  device: Device,
  form = 'tuition',
  session = createMemoryStore(),
  now?: () => Date,
  isOfVisit?: true,
) {
  const drafts = createDraftStore(device.tab(session, now));
  const show = async (name: string, isOfAccount?: true) => {
    const close = drafts.hold({
      form: name,
      version: 1,
      ...(isOfAccount && { isOfAccount }),
      ...(isOfVisit && { isOfVisit }),
    });
    await vi.waitFor(() => expect(drafts.stateOf(name).kind).not.toBe('reading'));
    return close;
  };
  const close = await show(form);
  return { drafts, session, close, show };
}

/** Everything stored on the device, as text. */
export const keptOn = (device: Device) => JSON.stringify([...device.rows.values()]);
