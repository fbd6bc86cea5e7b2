import { storageKeys } from '../config';
import type { KeyValueStore } from '../lib/storage';
import { factsIn, type GivenFacts } from './built-facts';
import { showOffice } from './office-store';

/** Settings of the office as the device keeps them. */
export interface KeptOffice {
  readonly facts: GivenFacts;
  readonly isSample: boolean;
}

function parse(text: string | null): KeptOffice | null {
  try {
    const { facts, isSample } = JSON.parse(text ?? '') as KeptOffice;
    return { facts: factsIn(facts as object as Record<string, unknown>), isSample };
  } catch {
    return null;
  }
}

/** Shows settings and keeps them on the device, for the next visit and for one without network. */
export function keepOffice(device: KeyValueStore, { facts, isSample }: KeptOffice): void {
  device.set(storageKeys.office, JSON.stringify({ facts, isSample }));
  showOffice(facts, isSample);
}

/** Shows the settings that the device keeps, and follows changes by other tabs. */
export function showKeptOffice(device: KeyValueStore): void {
  const show = (text: string | null) => {
    const kept = parse(text);
    if (kept) showOffice(kept.facts, kept.isSample);
  };
  show(device.get(storageKeys.office));
  device.observe(storageKeys.office, show);
}
