// @vitest-environment jsdom
import { renderHook, act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createDeviceStore, createMemoryStore } from '../lib/storage';
import { builtFacts, factsIn } from './built-facts';
import { keepOffice, showKeptOffice } from './kept-office';
import { dialled, showOffice, useOffice } from './office-store';

beforeEach(() => {
  localStorage.clear();
  showOffice({}, false);
});

it('shows the facts of the build until newer ones are known', () => {
  const { result } = renderHook(useOffice);
  expect(result.current).toEqual({ ...builtFacts, own: {} });
  act(() => keepOffice(createMemoryStore(), { facts: { phone: '+233201234567' }, isSample: false }));
  expect(result.current).toMatchObject({
    phone: '+233201234567',
    email: builtFacts.email,
    own: { phone: '+233201234567' },
  });
});

it('calls the demo’s facts samples', () => {
  const { result } = renderHook(useOffice);
  act(() => keepOffice(createMemoryStore(), { facts: { phone: '+233201234567' }, isSample: true }));
  expect(result.current).toMatchObject({ phone: '+233201234567', own: {} });
});

it('shows what the device has kept, as without network', () => {
  const device = createDeviceStore();
  keepOffice(device, { facts: { replyDays: 4 }, isSample: false });
  showOffice({}, false);
  const { result } = renderHook(useOffice);
  expect(result.current.replyDays).toBe(2);
  act(() => showKeptOffice(device));
  expect(result.current.replyDays).toBe(4);
});

it.each(['', '{', 'null', '[]', '{"facts":{"phone":5}}'])('ignores a kept text that is none: %s', (text) => {
  const device = createMemoryStore();
  device.set('lifeline.office', text);
  showKeptOffice(device);
  expect(renderHook(useOffice).result.current).toMatchObject(builtFacts);
});

it('takes known facts of the right type, and nothing else', () => {
  expect(factsIn({ phone: '+233201234567', replyDays: '2', elsewhere: 'x' })).toEqual({
    phone: '+233201234567',
  });
});

it('writes numbers as they are dialled in Ghana', () => {
  expect(dialled('+233240000000')).toBe('024 000 0000');
  expect(dialled('+447911123456')).toBe('+447911123456');
  expect(dialled('0800 800 800')).toBe('0800 800 800');
});
