import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '@/shared/lib/storage';
import { createDraftStore } from './draft-store';

const now = () => new Date('2026-03-09T16:12:00Z');

function open(device = createMemoryStore()) {
  return { device, drafts: createDraftStore(device, now) };
}

describe('drafts', () => {
  it('come back after a reload, with the time they were kept', () => {
    const { device, drafts } = open();
    expect(drafts.save('tuition', 1, { town: 'Adenta' })).toEqual({
      kind: 'saved',
      savedAt: now().toISOString(),
    });
    expect(open(device).drafts.load('tuition', 1)).toEqual({
      values: { town: 'Adenta' },
      savedAt: now().toISOString(),
    });
  });

  it('keep one form apart from another, and one version from the next', () => {
    const { drafts } = open();
    drafts.save('tuition', 1, { town: 'Adenta' });
    expect(drafts.load('enquiry', 1)).toBeNull();
    expect(drafts.load('tuition', 2)).toBeNull();
  });

  it('keep each version for itself, wherever it lies', () => {
    const { device, drafts } = open();
    drafts.save('tuition', 2, { town: 'Tema' });
    drafts.save('tuition', 1, { town: 'Adenta' });
    expect([...drafts.versions('tuition')].sort()).toEqual([1, 2]);
    expect(drafts.load('tuition', 2)?.values).toEqual({ town: 'Tema' });
    drafts.discard('tuition', 2);
    drafts.save('tuition', 1, { town: 'Accra' });
    drafts.save('tuition', 3, { town: 'Ho' });
    const again = open(device).drafts;
    expect(again.load('tuition', 1)?.values).toEqual({ town: 'Accra' });
    expect(again.load('tuition', 3)?.values).toEqual({ town: 'Ho' });
    again.discard('tuition');
    expect(again.versions('tuition')).toEqual([]);
  });

  it('do not take a form for another whose name begins the same', () => {
    const { drafts } = open();
    drafts.save('note.1', 1, { text: 'one' });
    drafts.save('note.12', 1, { text: 'twelve' });
    drafts.discard('note.1');
    expect(drafts.versions('note.1')).toEqual([]);
    expect(drafts.load('note.12', 1)?.values).toEqual({ text: 'twelve' });
  });

  it('never hold a field that is named like a password, however deep it lies', () => {
    const { device, drafts } = open();
    const left = { name: 'Ama', opinion: 'good', shipping: 'no', pinned: 'yes', spin: 'left' };
    drafts.save('tuition', 1, {
      ...left,
      password: 'hush',
      newPassword: 'hush',
      old_password: 'hush',
      clientSecret: 'hush',
      pin: 'hush',
      cardPin: 'hush',
      card_pin: 'hush',
      PIN: 'hush',
      inner: { pinCode: 'hush' },
    });
    expect(drafts.load('tuition', 1)?.values).toEqual({ ...left, inner: {} });
    expect(device.keys('').map((key) => device.get(key))).not.toContainEqual(expect.stringContaining('hush'));
  });

  it('go when they are discarded', () => {
    const { drafts } = open();
    drafts.save('tuition', 1, { town: 'Adenta' });
    drafts.discard('tuition');
    expect(drafts.load('tuition', 1)).toBeNull();
  });

  it('are neither kept nor left behind on a shared phone', () => {
    const { device, drafts } = open();
    drafts.save('tuition', 1, { town: 'Adenta' });
    drafts.save('enquiry', 1, { name: 'Ama' });
    drafts.save('a form that nobody listed', 3, { name: 'Ama' });
    drafts.reserveCode('enquiry', 'Ama', () => 'LL-E1');
    drafts.setSharedPhone(true);
    expect(device.keys('lifeline.draft')).toEqual([]);
    expect(drafts.load('tuition', 1)).toBeNull();
    expect(drafts.load('enquiry', 1)).toBeNull();
    expect(drafts.save('tuition', 1, { town: 'Adenta' })).toEqual({ kind: 'shared-phone' });
    expect(open(device).drafts.isSharedPhone()).toBe(true);
    drafts.setSharedPhone(false);
    expect(drafts.save('tuition', 1, {}).kind).toBe('saved');
  });

  it('keep the code of a form that was sent once, until it is discarded', () => {
    const { device, drafts } = open();
    const create = vi.fn<() => string>().mockReturnValueOnce('LL-T1').mockReturnValueOnce('LL-T2');
    expect(drafts.reserveCode('tuition', 'Adenta', create)).toBe('LL-T1');
    expect(open(device).drafts.reserveCode('tuition', 'Adenta', create)).toBe('LL-T1');
    drafts.discard('tuition');
    expect(drafts.reserveCode('tuition', 'Adenta', create)).toBe('LL-T2');
  });

  it('give other content another code, in this tab and after a reload', () => {
    const { device, drafts } = open();
    const create = vi.fn<() => string>().mockReturnValueOnce('LL-T1').mockReturnValueOnce('LL-T2');
    drafts.reserveCode('tuition', 'Adenta', create);
    expect(open(device).drafts.reserveCode('tuition', 'Tema', create)).toBe('LL-T2');
    expect(drafts.reserveCode('tuition', 'Adenta', create)).toBe('LL-T1');
  });

  it('keep the code on a shared phone for as long as the tab lives', () => {
    const { device, drafts } = open();
    drafts.setSharedPhone(true);
    const create = vi.fn<() => string>().mockReturnValueOnce('LL-T1').mockReturnValueOnce('LL-T2');
    expect(drafts.reserveCode('tuition', 'Adenta', create)).toBe('LL-T1');
    expect(drafts.reserveCode('tuition', 'Adenta', create)).toBe('LL-T1');
    expect(open(device).drafts.reserveCode('tuition', 'Adenta', create)).toBe('LL-T2');
  });

  it('say so when the device cannot keep them', () => {
    const { drafts } = open({ ...createMemoryStore(), set: () => false });
    expect(drafts.save('tuition', 1, {})).toEqual({ kind: 'full' });
  });

  it('tell what became of them, with the same object until it changes', () => {
    const { device, drafts } = open();
    const heard = vi.fn<() => void>();
    const stop = drafts.observe(heard);
    expect(drafts.stateOf('tuition', 1)).toEqual({ kind: 'empty' });
    expect(drafts.stateOf('tuition', 1)).toBe(drafts.stateOf('tuition', 1));
    drafts.save('tuition', 1, { town: 'Adenta' });
    expect(drafts.stateOf('tuition', 1)).toEqual({ kind: 'saved', savedAt: now().toISOString() });
    expect(open(device).drafts.stateOf('tuition', 1).kind).toBe('saved');
    expect(heard).toHaveBeenCalledTimes(1);
    drafts.discard('tuition');
    expect(drafts.stateOf('tuition', 1)).toEqual({ kind: 'empty' });
    drafts.setSharedPhone(true);
    expect(drafts.stateOf('tuition', 1)).toEqual({ kind: 'shared-phone' });
    stop();
    heard.mockClear();
    drafts.setSharedPhone(false);
    expect(heard).not.toHaveBeenCalled();
  });

  it('survive a text that is not a draft', () => {
    const device = createMemoryStore();
    for (const text of ['{"version":1,"val', 'null', '7', '{}']) {
      device.set('lifeline.draft.tuition', text);
      expect(open(device).drafts.load('tuition', 1)).toBeNull();
    }
  });
});
