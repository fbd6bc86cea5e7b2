import { describe, expect, it, vi } from 'vitest';
import { createDraftDevice } from '../../../../tests/samples/draft-device';
import { createDraftStore } from './draft-store';

const at = '2026-03-09T16:12:00.000Z';

/** Opens the form in a tab. */
async function open(device: ReturnType<typeof createDraftDevice>) {
  const drafts = createDraftStore(device.tab());
  drafts.hold({ form: 'tuition', version: 1 });
  await vi.waitFor(() => expect(drafts.stateOf('tuition').kind).not.toBe('reading'));
  return { drafts };
}

describe('drafts of an earlier build', () => {
  const old = JSON.stringify({ version: 1, values: { town: 'Adenta' }, savedAt: at });

  it('are moved once, and do not return when the old storage contains them again', async () => {
    const device = createDraftDevice();
    device.device.set('lifeline.draft.tuition', old);
    device.device.set('lifeline.draft-code.tuition', JSON.stringify({ code: 'LL-T1', content: 'x' }));
    const { drafts } = await open(device);
    expect(drafts.load('tuition', 1)?.values).toEqual({ town: 'Adenta' });
    expect(drafts.reserveCode('tuition', 'x', () => 'LL-T2')).toBe('LL-T1');
    expect(device.device.keys('lifeline.draft')).toEqual([]);
    drafts.discard('tuition');
    // The phone died before it could delete the old entries.
    device.device.set('lifeline.draft.tuition', old);
    expect((await open(device)).drafts.load('tuition', 1)).toBeNull();
  });

  it('may be invalid texts', async () => {
    for (const text of ['{"version":1,"val', 'null', '7', '{}']) {
      const device = createDraftDevice();
      device.device.set('lifeline.draft.tuition', text);
      expect((await open(device)).drafts.load('tuition', 1)).toBeNull();
    }
  });
});
