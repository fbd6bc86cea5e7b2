import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '@/shared/lib/storage';
import { createDraftStore } from './draft-store';
import { discardKept, readDraft, takeOver } from './kept-text';

const at = '2026-03-09T16:12:00.000Z';
const empty = { name: '', message: '', topics: [] as string[] };
const second = { form: 'sample', version: 2 };

function open(device = createMemoryStore()) {
  return { device, drafts: createDraftStore(device, () => new Date(at)) };
}

/** A device with a draft of the first version, which had other fields. */
function withOldDraft() {
  const opened = open();
  opened.drafts.save('sample', 1, { name: 'Ama', message: ['a', 'b'], phone: '024' });
  return opened;
}

const keptOfFirst = { version: 1, savedAt: at, values: { message: ['a', 'b'], phone: '024' } };

describe('a draft that no way leads on from', () => {
  it('gives the form what fits, and shows the rest', () => {
    const { drafts } = withOldDraft();
    expect(readDraft(drafts, second, empty)).toEqual({ values: { name: 'Ama' }, kept: [keptOfFirst] });
  });

  it('reads the same after it was taken over, after a reload, and after more was typed', () => {
    const { device, drafts } = withOldDraft();
    takeOver(drafts, second, empty);
    expect(drafts.versions('sample')).toEqual([2]);
    expect(readDraft(drafts, second, empty)).toEqual({ values: { name: 'Ama' }, kept: [keptOfFirst] });
    const again = open(device).drafts;
    takeOver(again, second, empty);
    again.save('sample', 2, { ...empty, name: 'Efua' });
    expect(readDraft(again, second, empty)).toEqual({
      values: { ...empty, name: 'Efua' },
      kept: [keptOfFirst],
    });
  });

  it('is shown until it is discarded; sending the form does not discard it', () => {
    const { drafts } = withOldDraft();
    takeOver(drafts, second, empty);
    drafts.discard('sample', 2);
    expect(readDraft(drafts, second, empty)).toEqual({ values: null, kept: [keptOfFirst] });
    discardKept(drafts, second);
    expect(readDraft(drafts, second, empty)).toEqual({ values: null, kept: [] });
  });

  it('stays where it is on a device without room', () => {
    const device = createMemoryStore();
    const { drafts } = open(device);
    drafts.save('sample', 1, { name: 'Ama', phone: '024' });
    const full = open({ ...device, set: () => false }).drafts;
    takeOver(full, second, empty);
    expect(full.load('sample', 1)?.values).toEqual({ name: 'Ama', phone: '024' });
    expect(readDraft(full, second, empty).kept[0]?.values).toEqual({ phone: '024' });
  });

  it('that an old tab wrote later stands beside what was typed in the new form', () => {
    const { drafts } = open();
    drafts.save('sample', 2, { ...empty, name: 'Efua' });
    drafts.save('sample', 1, { name: 'Ama', phone: '024' });
    takeOver(drafts, second, empty);
    expect(readDraft(drafts, second, empty)).toEqual({
      values: { ...empty, name: 'Efua' },
      kept: [{ version: 1, savedAt: at, values: { name: 'Ama', phone: '024' } }],
    });
  });

  it('is gone on a shared phone', () => {
    const { drafts } = withOldDraft();
    takeOver(drafts, second, empty);
    drafts.setSharedPhone(true);
    expect(readDraft(drafts, second, empty)).toEqual({ values: null, kept: [] });
  });
});

it('a migrated draft is one of the present version, and nothing is left over', () => {
  const { drafts } = open();
  const name = { ...second, migrations: { 1: (old: object) => ({ ...old, topics: ['maths'] }) } };
  drafts.save('sample', 1, { name: 'Ama' });
  takeOver(drafts, name, empty);
  expect(drafts.versions('sample')).toEqual([2]);
  expect(readDraft(drafts, name, empty)).toEqual({ values: { name: 'Ama', topics: ['maths'] }, kept: [] });
});

it('a draft of the present version with values of the wrong type is parted in the same way', () => {
  const { drafts } = open();
  drafts.save('sample', 2, { name: 'Ama', topics: 'maths' });
  takeOver(drafts, second, empty);
  expect(drafts.load('sample', 2)?.values).toEqual({ name: 'Ama' });
  expect(readDraft(drafts, second, empty).kept).toEqual([
    { version: 2, savedAt: at, values: { topics: 'maths' } },
  ]);
});

describe('a draft of a newer form, in a tab with old code', () => {
  const first = { form: 'sample', version: 1 };

  it('is read as far as it fits and never written over', () => {
    const { drafts } = open();
    drafts.save('sample', 2, { name: 'Ama', guardian: { phone: '024' } });
    expect(readDraft(drafts, first, empty)).toEqual({
      values: { name: 'Ama' },
      kept: [{ version: 2, savedAt: at, values: { guardian: { phone: '024' } } }],
    });
    takeOver(drafts, first, empty);
    drafts.save('sample', 1, { ...empty, name: 'Ama B' });
    drafts.discard('sample', 1);
    expect(drafts.load('sample', 2)?.values).toEqual({ name: 'Ama', guardian: { phone: '024' } });
  });
});
