import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMissingFile } from '../errors/missing-file';
import { SettingsProblem } from '../errors/settings-problem';
import { parseSettings, readSettings } from './site-settings';

const whole = {
  apiKey: 'AIzaSyA-key',
  authDomain: 'lifeline.firebaseapp.com',
  projectId: 'lifeline',
  storageBucket: 'lifeline.firebasestorage.app',
  messagingSenderId: '123',
  appId: '1:123:web:abc',
};

describe('the settings of a site', () => {
  it('are embedded when nothing is said', () => {
    expect(parseSettings({})).toEqual({ backend: 'embedded' });
  });

  it('are Firebase’s when they are whole, with files in the database unless said otherwise', () => {
    expect(parseSettings({ ...whole, apiKey: ` ${whole.apiKey} ` })).toEqual({
      backend: 'firebase',
      firebase: { ...whole, fileStore: 'documents' },
    });
    const chosen = { ...whole, fileStore: 'cloud-storage', recaptchaSiteKey: '6Lc' };
    expect(parseSettings(chosen)).toEqual({ backend: 'firebase', firebase: chosen });
    const emulators = { auth: 'http://127.0.0.1:9099', firestoreHost: '127.0.0.1', firestorePort: 8080 };
    expect(parseSettings({ ...whole, emulators })).toMatchObject({ firebase: { emulators } });
  });

  it.each(Object.keys(whole))('name %s when it is missing or empty', (name) => {
    for (const value of [undefined, '', '  ', 5, null]) {
      expect(() => parseSettings({ ...whole, [name]: value })).toThrow(`it lacks ${name}.`);
    }
  });

  it('name all that is missing at once', () => {
    expect(() => parseSettings({ apiKey: 'x' })).toThrow(
      'it lacks authDomain, projectId, storageBucket, messagingSenderId, appId.',
    );
  });

  it.each<[unknown, string]>([
    [null, 'JSON object'],
    [[], 'JSON object'],
    ['x', 'JSON object'],
    [{ ...whole, fileStore: 'ftp' }, 'fileStore'],
    [{ ...whole, recaptchaSiteKey: '' }, 'recaptchaSiteKey'],
    [{ ...whole, emulators: { auth: 'x' } }, 'emulators'],
    [{ ...whole, emulators: null }, 'emulators'],
  ])('say what is wrong with %o', (given, words) => {
    expect(() => parseSettings(given)).toThrow(words);
  });
});

describe('reading them', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answer = (reply: () => Promise<unknown>) => vi.stubGlobal('fetch', vi.fn(reply));

  it('gives what the site answers', async () => {
    answer(() => Promise.resolve(new Response('{}')));
    await expect(readSettings(false)).resolves.toEqual({ backend: 'embedded' });
  });

  it('are a file that has not come when the network or the site fails', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(readSettings(false)).rejects.toSatisfy(isMissingFile);
    answer(() => Promise.resolve(new Response('', { status: 503 })));
    await expect(readSettings(false)).rejects.toSatisfy(isMissingFile);
  });

  it('never takes a broken file for the embedded backend', async () => {
    answer(() => Promise.resolve(new Response('<!doctype html>')));
    await expect(readSettings(false)).rejects.toBeInstanceOf(SettingsProblem);
    answer(() => Promise.resolve(new Response('', { status: 404 })));
    await expect(readSettings(false)).rejects.toBeInstanceOf(SettingsProblem);
  });

  it('never puts a real site’s submissions into a demo', async () => {
    answer(() => Promise.resolve(new Response('{}')));
    await expect(readSettings(true)).rejects.toThrow('belong to a real site');
  });
});
