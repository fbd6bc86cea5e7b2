import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '@/shared/lib/storage';
import { createDraftDevice } from '../../../../tests/samples/draft-device';
import { createDraftStore } from './draft-store';

const never = () => new Promise<void>(() => undefined);

/** A tab whose database drops writes that begin while the page is left, as WebKit does. */
function createTab(device = createDraftDevice()) {
  const session = createMemoryStore();
  let minute = 0;
  const now = () => new Date(Date.UTC(2026, 2, 9, 16, (minute += 1)));
  let opened = 0;
  const open = async (name: { form: string; version: number; isOfAccount?: true }) => {
    opened += 1;
    const page = opened;
    let isLeaving = false;
    const tab = device.tab(session, now);
    const drafts = createDraftStore({
      ...tab,
      rows: {
        ...tab.rows,
        put: (row) => (isLeaving ? never() : tab.rows.put(row)),
        remove: (id) => (isLeaving ? never() : tab.rows.remove(id)),
      },
    });
    drafts.hold(name);
    await vi.waitFor(() => expect(drafts.stateOf(name.form).kind, `page ${page}`).not.toBe('reading'));
    const leave = () => {
      isLeaving = true;
      drafts.leave();
      device.die();
    };
    return { drafts, leave };
  };
  return { device, session, open };
}

const tuition = { form: 'tuition', version: 1 };
const kept = (device: ReturnType<typeof createDraftDevice>) => JSON.stringify([...device.rows.values()]);

describe('the last input before a page is left', () => {
  it('is restored on the next page, and stored on the disk', async () => {
    const tab = createTab();
    const first = await tab.open(tuition);
    first.drafts.save('tuition', 1, { town: 'Adenta' });
    first.leave();
    expect(kept(tab.device)).not.toContain('Adenta');
    const next = await tab.open(tuition);
    expect(next.drafts.load('tuition', 1)?.values).toEqual({ town: 'Adenta' });
    expect(kept(tab.device)).toContain('Adenta');
    expect(tab.session.keys('lifeline.draft-left')).toEqual([]);
  });

  it('overrides the stored draft', async () => {
    const tab = createTab();
    const first = await tab.open(tuition);
    first.drafts.save('tuition', 1, { town: 'Ade' });
    await first.drafts.flush();
    first.drafts.save('tuition', 1, { town: 'Adenta' });
    first.leave();
    const next = await tab.open(tuition);
    expect(next.drafts.load('tuition', 1)?.values).toEqual({ town: 'Adenta' });
    expect(tab.device.rows.size).toBe(1);
  });

  it('never restores a draft that was sent from another tab', async () => {
    const tab = createTab();
    const first = await tab.open(tuition);
    first.drafts.save('tuition', 1, { town: 'Ade' });
    await first.drafts.flush();
    first.drafts.save('tuition', 1, { town: 'Adenta' });
    first.leave();
    tab.device.rows.clear();
    const next = await tab.open(tuition);
    expect(next.drafts.load('tuition', 1)).toBeNull();
    expect(tab.device.rows.size).toBe(0);
  });

  it('is not stored while the form is being sent, for a form without a draft, or for a form of an account', async () => {
    const tab = createTab();
    const note = { form: 'note.1', version: 1, isOfAccount: true } as const;
    const first = await tab.open(tuition);
    first.drafts.save('tuition', 1, { town: 'Adenta' });
    await first.drafts.suspendWriting('tuition', 1);
    first.leave();
    const second = await tab.open(note);
    second.drafts.save('note.1', 1, { text: 'Adenta' });
    second.leave();
    const third = await tab.open(tuition);
    third.drafts.setUnkept('tuition', true);
    third.drafts.save('tuition', 1, { town: 'Adenta' });
    third.leave();
    expect(tab.session.keys('lifeline.draft-left')).toEqual([]);
  });

  it('is deleted with every deleted draft, and on a shared phone', async () => {
    const tab = createTab();
    const first = await tab.open(tuition);
    first.drafts.save('tuition', 1, { town: 'Adenta' });
    first.leave();
    const forgetting = await tab.open({ form: 'enquiry', version: 1 });
    expect(tab.session.keys('lifeline.draft-left')).toHaveLength(1);
    await forgetting.drafts.forgetAll();
    expect(tab.session.keys('lifeline.draft-left')).toEqual([]);
    const again = await tab.open(tuition);
    again.drafts.save('tuition', 1, { town: 'Adenta' });
    again.leave();
    tab.device.device.set('lifeline.shared-phone', 'yes');
    const next = await tab.open(tuition);
    expect(next.drafts.load('tuition', 1)).toBeNull();
    expect(kept(tab.device)).not.toContain('Adenta');
    expect(tab.session.keys('lifeline.draft-left')).toEqual([]);
  });

  it('is dropped once it is stored on the disk', async () => {
    const tab = createTab();
    const { drafts } = await tab.open(tuition);
    drafts.save('tuition', 1, { town: 'Adenta' });
    drafts.leave();
    expect(tab.session.keys('lifeline.draft-left')).toHaveLength(1);
    await drafts.flush();
    await vi.waitFor(() => expect(tab.session.keys('lifeline.draft-left')).toEqual([]));
    expect(kept(tab.device)).toContain('Adenta');
  });
});
