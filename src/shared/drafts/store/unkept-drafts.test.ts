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

  it('what is typed for one visit is never stored, and is gone once the form is left', async () => {
    const device = createDraftDevice();
    const { drafts, session, close } = await openDrafts(device, 'concern', undefined, undefined, true);
    drafts.save('concern', 1, { words: 'He came drunk.' });
    expect(drafts.load('concern', 1)?.values).toEqual({ words: 'He came drunk.' });
    drafts.leave();
    await drafts.flush();
    drafts.reserveCode('concern', 'x', () => 'LL-W1');
    expect(await drafts.suspendWriting('concern', 1)).toBeNull();
    await drafts.flush();
    expect(keptOn(device)).toBe('[]');
    expect(session.keys('')).toEqual([]);
    close();
    const again = await openDrafts(device, 'concern', session, undefined, true);
    expect(again.drafts.load('concern', 1)).toBeNull();
  });

  it('what an earlier build or the outbox left of it is shown once more, and leaves the device', async () => {
    const device = createDraftDevice();
    const old = await openDrafts(device, 'concern');
    old.drafts.save('concern', 1, { words: 'He came drunk.' });
    await old.drafts.flush();
    expect(keptOn(device)).toContain('drunk');
    device.die();
    const { drafts } = await openDrafts(device, 'concern', undefined, undefined, true);
    expect(drafts.load('concern', 1)?.values).toEqual({ words: 'He came drunk.' });
    expect(keptOn(device)).toBe('[]');
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
