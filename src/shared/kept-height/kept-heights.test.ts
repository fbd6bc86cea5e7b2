// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { createMemoryStore } from '@/shared/lib/storage';
import { keepHeight, keptPlaces, releasePlace, reserveForCodes } from './kept-heights';

const key = 'lifeline.kept-heights';
const reserved = (place: string) => document.documentElement.style.getPropertyValue(`--kept-${place}`);

beforeEach(() => {
  document.documentElement.style.cssText = '';
});

it('writes the heights as CSS that the inline script can apply', () => {
  const device = createMemoryStore();
  keepHeight(device, 'home', 210);
  keepHeight(device, 'codes', 0);
  document.documentElement.style.cssText = device.get(key) ?? '';
  expect(reserved('home')).toBe('210px');
  expect(reserved('codes')).toBe('0px');
  expect(reserved('record')).toBe('');
});

it('reserves the usual heights once there is a code, and keeps what was measured', () => {
  const device = createMemoryStore();
  reserveForCodes(device, true);
  for (const place of keptPlaces) expect(reserved(place)).toMatch(/^[1-9]\d+px$/);
  keepHeight(device, 'home', 0);
  reserveForCodes(device, true);
  expect(reserved('home')).toBe('0px');
});

it('reserves the other places of a phone that has seen the page of its code alone', () => {
  const device = createMemoryStore();
  keepHeight(device, 'record', 320);
  reserveForCodes(device, true);
  expect(reserved('home')).toMatch(/^[1-9]\d+px$/);
  expect(device.get(key)).toMatch(/^--kept-home:\d+px;--kept-codes:\d+px;--kept-record:320px$/);
});

it('reserves nothing without a code, and on a shared phone', () => {
  const device = createMemoryStore();
  keepHeight(device, 'home', 210);
  reserveForCodes(device, false);
  expect([reserved('home'), device.get(key)]).toEqual(['', null]);
  keepHeight(device, 'home', 210);
  device.set('lifeline.shared-phone', 'yes');
  reserveForCodes(device, true);
  expect([reserved('home'), device.get(key)]).toEqual(['', null]);
  keepHeight(device, 'home', 210);
  expect(device.get(key)).toBeNull();
});

it('reserves the home page alone where somebody practises and nothing was sent', () => {
  const device = createMemoryStore();
  device.set('lifeline.practice-profile', 'kojo');
  keepHeight(device, 'codes', 300);
  reserveForCodes(device, false);
  expect(reserved('home')).toMatch(/^[1-9]\d+px$/);
  expect([reserved('codes'), reserved('record')]).toEqual(['', '']);
  expect(device.get(key)).toMatch(/^--kept-home:\d+px$/);
  keepHeight(device, 'home', 0);
  reserveForCodes(device, false);
  expect([reserved('home'), device.get(key)]).toEqual(['0px', '--kept-home:0px']);
});

it('releases a place on this page alone', () => {
  const device = createMemoryStore();
  keepHeight(device, 'home', 210);
  releasePlace('home');
  expect(reserved('home')).toBe('');
  expect(device.get(key)).toContain('--kept-home:210px');
});
