import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '@/shared/lib/storage';
import { createDraftStore } from './draft-store';

const now = () => new Date('2026-03-09T16:12:00Z');
const forms = ['tuition', 'enquiry'];

function open(device = createMemoryStore()) {
  return { device, drafts: createDraftStore(device, forms, now) };
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
    drafts.setSharedPhone(true);
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
