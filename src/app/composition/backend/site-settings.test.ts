import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMissingFile } from '../../errors/missing-file';
import { SettingsProblem } from '../../errors/settings-problem';
import { readSettings } from './site-settings';

describe('site settings', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answer = (reply: () => Promise<unknown>) => vi.stubGlobal('fetch', vi.fn(reply));

  it('are those that the site serves', async () => {
    answer(() => Promise.resolve(new Response('{}')));
    await expect(readSettings(false)).resolves.toEqual({ backend: 'embedded' });
  });

  it('are reported as not loaded when the network or the site fails', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(readSettings(false)).rejects.toSatisfy(isMissingFile);
    answer(() => Promise.resolve(new Response('', { status: 503 })));
    await expect(readSettings(false)).rejects.toSatisfy(isMissingFile);
  });

  it('are rejected when the file is invalid', async () => {
    answer(() => Promise.resolve(new Response('<!doctype html>')));
    await expect(readSettings(false)).rejects.toBeInstanceOf(SettingsProblem);
    answer(() => Promise.resolve(new Response('{"apiKey":"x"}')));
    await expect(readSettings(false)).rejects.toThrow('lacks authDomain');
    answer(() => Promise.resolve(new Response('', { status: 404 })));
    await expect(readSettings(false)).rejects.toBeInstanceOf(SettingsProblem);
  });

  it('are rejected when a document of a real site gets embedded settings', async () => {
    answer(() => Promise.resolve(new Response('{}')));
    await expect(readSettings(true)).rejects.toThrow('belong to a real site');
  });
});
