import { describe, expect, it } from 'vitest';
import { storageKeys } from '@/shared/config';
import { createDraftDevice } from '../../../../tests/samples/draft-device';
import { keptOn, openDrafts } from '../../../../tests/samples/open-drafts';

describe('without stored drafts', () => {
  it('a shared phone deletes all drafts, and keeps codes until the tab is closed', async () => {
    const device = createDraftDevice();
    const { drafts } = await openDrafts(device);
    drafts.save('tuition', 1, { town: 'Adenta' });
    await drafts.flush();
    await drafts.setSharedPhone(true);
    expect(keptOn(device)).toBe('[]');
    expect(drafts.load('tuition', 1)).toBeNull();
    expect(drafts.save('tuition', 1, { town: 'Adenta' })).toBe(false);
    expect(drafts.stateOf('tuition')).toEqual({ kind: 'shared-phone' });
    expect(await drafts.suspendWriting('tuition', 1)).toBeNull();
    expect(drafts.reserveCode('tuition', 'x', () => 'LL-T1')).toBe('LL-T1');
    expect(drafts.reserveCode('tuition', 'x', () => 'LL-T2')).toBe('LL-T1');
    await drafts.setSharedPhone(false);
    expect(drafts.save('tuition', 1, {})).toBe(true);
  });

  it('a sign-in on a shared phone counts as one', async () => {
    const device = createDraftDevice();
    const { drafts } = await openDrafts(device);
    device.device.set(storageKeys.isSharedSignIn, 'yes');
    expect(drafts.save('tuition', 1, { town: 'Adenta' })).toBe(false);
  });

  it('one form can be excluded, without effect on others', async () => {
    const device = createDraftDevice();
    const { drafts, show, close } = await openDrafts(device);
    await show('enquiry');
    drafts.save('tuition', 1, { town: 'Adenta' });
    drafts.save('enquiry', 1, { name: 'Ama' });
    await drafts.flush();
    drafts.setUnkept('enquiry', true);
    expect(drafts.save('enquiry', 1, { name: 'Ama' })).toBe(false);
    await drafts.flush();
    expect(drafts.stateOf('enquiry')).toEqual({ kind: 'unkept' });
    expect(keptOn(device)).toContain('Adenta');
    expect(keptOn(device)).not.toContain('Ama');
    close();
  });

  it('drafts of an account are deleted separately', async () => {
    const device = createDraftDevice();
    const { drafts, show } = await openDrafts(device);
    await show('note', true);
    drafts.save('tuition', 1, { town: 'Adenta' });
    drafts.save('note', 1, { text: 'called' });
    await drafts.flush();
    await drafts.forgetAll('of-account');
    expect(keptOn(device)).toContain('Adenta');
    expect(keptOn(device)).not.toContain('called');
  });
});
