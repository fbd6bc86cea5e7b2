import { describe, expect, it } from 'vitest';
import { createDraftDevice } from '../../../../tests/samples/draft-device';
import { keptOn, openDrafts } from '../../../../tests/samples/open-drafts';

describe('a draft with files', () => {
  it('stays without typed values, until the last file is removed', async () => {
    const device = createDraftDevice();
    const { drafts, session } = await openDrafts(device);
    const id = drafts.idOf('tuition');
    expect(await drafts.noteFiles('tuition', true)).toBe(true);
    device.die();
    const again = (await openDrafts(device, 'tuition', session)).drafts;
    expect(again.idOf('tuition')).toBe(id);
    expect(again.stateOf('tuition')).toEqual({ kind: 'empty' });
    again.save('tuition~kept', 1, { texts: [] });
    again.discard('tuition~kept');
    await again.flush();
    expect(again.idOf('tuition')).toBe(id);
    await again.noteFiles('tuition', false);
    expect(keptOn(device)).toBe('[]');
  });

  it('reports that it is not stored on a full device, and where drafts are off', async () => {
    const device = createDraftDevice();
    const { drafts } = await openDrafts(device);
    device.fill();
    expect(await drafts.noteFiles('tuition', true)).toBe(false);
    drafts.setUnkept('tuition', true);
    expect(await drafts.noteFiles('tuition', true)).toBe(false);
    expect(await drafts.noteFiles('not shown', true)).toBe(false);
  });
});
