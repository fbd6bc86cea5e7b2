import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '@/shared/lib/storage';
import { createDraftDevice } from '../../../../tests/samples/draft-device';
import { keptOn, openDrafts } from '../../../../tests/samples/open-drafts';

const at = '2026-03-09T16:12:00.000Z';

describe('drafts', () => {
  it('persist after a reload, with the time of storing', async () => {
    const device = createDraftDevice();
    const { drafts, session } = await openDrafts(device);
    drafts.save('tuition', 1, { town: 'Adenta' });
    await drafts.flush();
    device.die();
    const again = (await openDrafts(device, 'tuition', session)).drafts;
    expect(again.load('tuition', 1)).toEqual({ values: { town: 'Adenta' }, savedAt: at });
  });

  it('are written within a second of typing that does not stop', async () => {
    const device = createDraftDevice();
    const { drafts } = await openDrafts(device);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let letters = 1; letters <= 10; letters += 1) {
      drafts.save('tuition', 1, { town: 'x'.repeat(letters) });
      await vi.advanceTimersByTimeAsync(100);
    }
    vi.useRealTimers();
    expect(keptOn(device)).toContain('xxxxxxx');
  });

  it('are reported as saved only once they are on the disk', async () => {
    const device = createDraftDevice();
    const { drafts } = await openDrafts(device);
    const heard = vi.fn<() => void>();
    drafts.observe(heard);
    drafts.save('tuition', 1, { town: 'Adenta' });
    expect(drafts.stateOf('tuition')).toEqual({ kind: 'empty' });
    await drafts.flush();
    expect(drafts.stateOf('tuition')).toEqual({ kind: 'saved', savedAt: at });
    expect(drafts.stateOf('tuition')).toBe(drafts.stateOf('tuition'));
    expect(heard).toHaveBeenCalled();
  });

  it('report when the device cannot store them', async () => {
    const device = createDraftDevice();
    const { drafts } = await openDrafts(device);
    device.fill();
    drafts.save('tuition', 1, {});
    await drafts.flush();
    expect(drafts.stateOf('tuition')).toEqual({ kind: 'full' });
  });

  it('are separate for each form and each version', async () => {
    const device = createDraftDevice();
    const { drafts, show } = await openDrafts(device);
    await show('note.1');
    await show('note.12');
    drafts.save('tuition', 2, { town: 'Tema' });
    drafts.save('tuition', 1, { town: 'Adenta' });
    drafts.save('note.1', 1, { text: 'one' });
    drafts.save('note.12', 1, { text: 'twelve' });
    drafts.discard('note.1');
    drafts.discard('tuition', 2);
    await drafts.flush();
    device.die();
    const again = await openDrafts(device);
    await again.show('note.12');
    expect(again.drafts.versions('tuition')).toEqual([1]);
    expect(again.drafts.load('tuition', 1)?.values).toEqual({ town: 'Adenta' });
    expect(again.drafts.load('note.12', 1)?.values).toEqual({ text: 'twelve' });
  });

  it('are named so that no code of a form can be read', async () => {
    const device = createDraftDevice();
    const { drafts, session } = await openDrafts(device, 'note.office.LL-T000000000002C');
    drafts.save('note.office.LL-T000000000002C', 1, { text: 'called' });
    await drafts.flush();
    expect(keptOn(device)).toContain('called');
    expect(keptOn(device) + session.keys('').join()).not.toContain('LL-');
  });
});

describe('two tabs with one form', () => {
  it('keep separate drafts, also after both were reloaded', async () => {
    const device = createDraftDevice();
    const [one, other] = [await openDrafts(device), await openDrafts(device)];
    one.drafts.save('tuition', 1, { town: 'Adenta' });
    other.drafts.save('tuition', 1, { town: 'Tema' });
    await Promise.all([one.drafts.flush(), other.drafts.flush()]);
    device.die();
    const [oneAgain, otherAgain] = [
      await openDrafts(device, 'tuition', one.session),
      await openDrafts(device, 'tuition', other.session),
    ];
    expect(oneAgain.drafts.load('tuition', 1)?.values).toEqual({ town: 'Adenta' });
    expect(otherAgain.drafts.load('tuition', 1)?.values).toEqual({ town: 'Tema' });
  });

  it('a new tab continues the newest draft that no tab holds', async () => {
    const device = createDraftDevice();
    const [left, later, held] = [
      await openDrafts(device),
      await openDrafts(device, 'tuition', createMemoryStore(), () => new Date('2026-03-10T08:00:00Z')),
      await openDrafts(device, 'tuition', createMemoryStore(), () => new Date('2026-03-11T08:00:00Z')),
    ];
    left.drafts.save('tuition', 1, { town: 'left' });
    later.drafts.save('tuition', 1, { town: 'left later' });
    held.drafts.save('tuition', 1, { town: 'held' });
    await Promise.all([left, later, held].map(({ drafts }) => drafts.flush()));
    left.close();
    later.close();
    await Promise.resolve();
    await vi.waitFor(async () =>
      expect((await openDrafts(device)).drafts.load('tuition', 1)?.values).toEqual({ town: 'left later' }),
    );
  });
});

describe('a draft that is sent', () => {
  it('is not stored again by input during sending', async () => {
    const device = createDraftDevice();
    const { drafts } = await openDrafts(device);
    drafts.save('tuition', 1, { town: 'Adenta' });
    await drafts.flush();
    const submitted = await drafts.suspendWriting('tuition', 1);
    expect(submitted).toEqual({ id: [...device.rows.keys()][0], left: null });
    // The outbox deletes the draft in its own transaction.
    device.rows.clear();
    drafts.save('tuition', 1, { town: 'typed while it was sent' });
    await drafts.flush();
    expect(keptOn(device)).toBe('[]');
    drafts.discard('tuition', 1);
    await drafts.flush();
    expect(keptOn(device)).toBe('[]');
    drafts.save('tuition', 1, { town: 'another' });
    await drafts.flush();
    expect([...device.rows.keys()]).not.toContain(submitted?.id);
  });

  it('is stored completely before it is submitted', async () => {
    const device = createDraftDevice();
    const { drafts } = await openDrafts(device);
    drafts.save('tuition', 1, { town: 'Adenta' });
    await drafts.suspendWriting('tuition', 1);
    device.die();
    expect(keptOn(device)).toContain('Adenta');
  });

  it('is stored again when sending fails', async () => {
    const device = createDraftDevice();
    const { drafts } = await openDrafts(device);
    drafts.save('tuition', 1, { town: 'Adenta' });
    await drafts.suspendWriting('tuition', 1);
    drafts.resumeWriting('tuition');
    await drafts.flush();
    expect(keptOn(device)).toContain('Adenta');
  });

  it('keeps texts that are not part of it', async () => {
    const { drafts } = await openDrafts(createDraftDevice());
    drafts.save('tuition', 1, { town: 'Adenta' });
    drafts.save('tuition~kept', 1, { texts: [] });
    expect((await drafts.suspendWriting('tuition', 1))?.left?.texts).toEqual([
      { name: '~kept', version: 1, values: { texts: [] }, savedAt: at },
    ]);
    drafts.discard('tuition', 1);
    expect(drafts.load('tuition~kept', 1)).not.toBeNull();
  });
});

describe('the code of a form', () => {
  it('persists after a reload, until the draft is discarded', async () => {
    const device = createDraftDevice();
    const { drafts, session } = await openDrafts(device);
    const create = vi.fn<() => string>().mockReturnValueOnce('LL-T1').mockReturnValueOnce('LL-T2');
    expect(drafts.reserveCode('tuition', 'Adenta', create)).toBe('LL-T1');
    await drafts.flush();
    device.die();
    const again = (await openDrafts(device, 'tuition', session)).drafts;
    expect(again.reserveCode('tuition', 'Adenta', create)).toBe('LL-T1');
    again.discard('tuition');
    expect(again.reserveCode('tuition', 'Adenta', create)).toBe('LL-T2');
  });

  it('differs for different content', async () => {
    const { drafts } = await openDrafts(createDraftDevice());
    const create = vi.fn<() => string>().mockReturnValueOnce('LL-T1').mockReturnValueOnce('LL-T2');
    drafts.reserveCode('tuition', 'Adenta', create);
    expect(drafts.reserveCode('tuition', 'Tema', create)).toBe('LL-T2');
  });
});
