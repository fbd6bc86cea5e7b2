import { describe, expect, it, vi } from 'vitest';
import { createDraftDevice } from '../../../../tests/samples/draft-device';
import { createDraftStore } from './draft-store';
import { discardKept, readDraft, migrateDraft } from './kept-text';

const at = '2026-03-09T16:12:00.000Z';
const empty = { name: '', message: '', topics: [] as string[] };
const second = { form: 'sample', version: 2 };

async function open(device = createDraftDevice()) {
  const drafts = createDraftStore(device.tab());
  drafts.hold(second);
  await vi.waitFor(() => expect(drafts.stateOf('sample').kind).not.toBe('reading'));
  return { device, drafts };
}

/** A device with a draft of version 1, which had other fields. */
async function withOldDraft() {
  const opened = await open();
  opened.drafts.save('sample', 1, { name: 'Ama', message: ['a', 'b'], phone: '024' });
  return opened;
}

const keptOfFirst = { version: 1, savedAt: at, values: { message: ['a', 'b'], phone: '024' } };

describe('a draft without a migration', () => {
  it('fills the form with values that fit, and shows the rest', async () => {
    const { drafts } = await withOldDraft();
    expect(readDraft(drafts, second, empty)).toEqual({ values: { name: 'Ama' }, kept: [keptOfFirst] });
  });

  it('is the same after the migration, after a reload, and after further input', async () => {
    const { device, drafts } = await withOldDraft();
    migrateDraft(drafts, second, empty);
    expect(drafts.versions('sample')).toEqual([2]);
    expect(readDraft(drafts, second, empty)).toEqual({ values: { name: 'Ama' }, kept: [keptOfFirst] });
    await drafts.flush();
    device.die();
    const again = (await open(device)).drafts;
    migrateDraft(again, second, empty);
    again.save('sample', 2, { ...empty, name: 'Efua' });
    expect(readDraft(again, second, empty)).toEqual({
      values: { ...empty, name: 'Efua' },
      kept: [keptOfFirst],
    });
  });

  it('is shown until it is discarded; sending the form does not discard it', async () => {
    const { drafts } = await withOldDraft();
    migrateDraft(drafts, second, empty);
    drafts.discard('sample', 2);
    expect(readDraft(drafts, second, empty)).toEqual({ values: null, kept: [keptOfFirst] });
    discardKept(drafts, second);
    expect(readDraft(drafts, second, empty)).toEqual({ values: null, kept: [] });
  });

  it('is not migrated on a device without room', async () => {
    const { device, drafts } = await withOldDraft();
    await drafts.flush();
    device.fill();
    migrateDraft(drafts, second, empty);
    await drafts.flush();
    expect(JSON.stringify([...device.rows.values()])).toContain('024');
    expect(drafts.stateOf('sample')).toEqual({ kind: 'full' });
  });

  it('that an old tab stores later is shown beside the values of the new form', async () => {
    const { drafts } = await open();
    drafts.save('sample', 2, { ...empty, name: 'Efua' });
    drafts.save('sample', 1, { name: 'Ama', phone: '024' });
    migrateDraft(drafts, second, empty);
    expect(readDraft(drafts, second, empty)).toEqual({
      values: { ...empty, name: 'Efua' },
      kept: [{ version: 1, savedAt: at, values: { name: 'Ama', phone: '024' } }],
    });
  });

  it('is deleted on a shared phone', async () => {
    const { drafts } = await withOldDraft();
    migrateDraft(drafts, second, empty);
    await drafts.setSharedPhone(true);
    expect(readDraft(drafts, second, empty)).toEqual({ values: null, kept: [] });
  });
});

it('a migrated draft has the present version and no rest', async () => {
  const { drafts } = await open();
  const name = { ...second, migrations: { 1: (old: object) => ({ ...old, topics: ['maths'] }) } };
  drafts.save('sample', 1, { name: 'Ama' });
  migrateDraft(drafts, name, empty);
  expect(drafts.versions('sample')).toEqual([2]);
  expect(readDraft(drafts, name, empty)).toEqual({ values: { name: 'Ama', topics: ['maths'] }, kept: [] });
});

it('a draft of the present version with values of the wrong type is split in the same way', async () => {
  const { drafts } = await open();
  drafts.save('sample', 2, { name: 'Ama', topics: 'maths' });
  migrateDraft(drafts, second, empty);
  expect(drafts.load('sample', 2)?.values).toEqual({ name: 'Ama' });
  expect(readDraft(drafts, second, empty).kept).toEqual([
    { version: 2, savedAt: at, values: { topics: 'maths' } },
  ]);
});

describe('a draft of a newer form, in a tab with old code', () => {
  const first = { form: 'sample', version: 1 };

  it('is read as far as it fits and never overwritten', async () => {
    const { drafts } = await open();
    drafts.save('sample', 2, { name: 'Ama', guardian: { phone: '024' } });
    expect(readDraft(drafts, first, empty)).toEqual({
      values: { name: 'Ama' },
      kept: [{ version: 2, savedAt: at, values: { guardian: { phone: '024' } } }],
    });
    migrateDraft(drafts, first, empty);
    drafts.save('sample', 1, { ...empty, name: 'Ama B' });
    drafts.discard('sample', 1);
    expect(drafts.load('sample', 2)?.values).toEqual({ name: 'Ama', guardian: { phone: '024' } });
  });
});
