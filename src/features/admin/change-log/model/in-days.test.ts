import { afterEach, expect, it, vi } from 'vitest';
import { isInDays } from './in-days';

afterEach(() => vi.unstubAllEnvs());

it.each(['America/New_York', 'Africa/Accra', 'Pacific/Auckland'])(
  'groups by days of Ghana, as shown in the list, on a device in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const day = { from: '2026-03-09', to: '2026-03-09' };
    expect(isInDays('2026-03-08T23:59:00.000Z', day)).toBe(false);
    expect(isInDays('2026-03-09T00:30:00.000Z', day)).toBe(true);
    expect(isInDays('2026-03-09T23:30:00.000Z', day)).toBe(true);
    expect(isInDays('2026-03-10T00:00:00.000Z', day)).toBe(false);
    expect(isInDays('2026-03-10T00:00:00.000Z', { ...day, to: null })).toBe(true);
    expect(isInDays('2026-03-01T00:00:00.000Z', { ...day, from: null })).toBe(true);
  },
);
