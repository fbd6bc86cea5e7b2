import { describe, expect, it } from 'vitest';
import { parseSettings } from './parse-settings';

const whole = {
  apiKey: 'AIzaSyA-key',
  authDomain: 'lifeline.firebaseapp.com',
  projectId: 'lifeline',
  storageBucket: 'lifeline.firebasestorage.app',
  messagingSenderId: '123',
  appId: '1:123:web:abc',
};

describe('the settings of a site', () => {
  it('select the embedded backend by default', () => {
    expect(parseSettings({})).toEqual({ settings: { backend: 'embedded' } });
  });

  it('select Firebase when they are complete, with files in the database by default', () => {
    expect(parseSettings({ ...whole, apiKey: ` ${whole.apiKey} ` })).toEqual({
      settings: { backend: 'firebase', firebase: { ...whole, fileStore: 'documents' } },
    });
    const chosen = { ...whole, fileStore: 'cloud-storage', recaptchaSiteKey: '6Lc' };
    expect(parseSettings(chosen)).toEqual({ settings: { backend: 'firebase', firebase: chosen } });
    const emulators = { auth: 'http://127.0.0.1:9099', firestoreHost: '127.0.0.1', firestorePort: 8080 };
    expect(parseSettings({ ...whole, emulators })).toMatchObject({ settings: { firebase: { emulators } } });
  });

  it.each(Object.keys(whole))('report %s when it is missing or empty', (name) => {
    for (const value of [undefined, '', '  ', 5, null]) {
      expect(parseSettings({ ...whole, [name]: value })).toEqual({ problem: `it lacks ${name}.` });
    }
  });

  it('report all missing fields at once', () => {
    expect(parseSettings({ apiKey: 'x' })).toEqual({
      problem: 'it lacks authDomain, projectId, storageBucket, messagingSenderId, appId.',
    });
  });

  it.each<[unknown, string]>([
    [null, 'JSON object'],
    [[], 'JSON object'],
    ['x', 'JSON object'],
    [{ ...whole, fileStore: 'ftp' }, 'fileStore'],
    [{ ...whole, recapchaSiteKey: 'x' }, 'recapchaSiteKey'],
    [{ ...whole, recaptchaSiteKey: '' }, 'recaptchaSiteKey'],
    [{ ...whole, emulators: { auth: 'x' } }, 'emulators'],
    [{ ...whole, emulators: null }, 'emulators'],
  ])('are rejected with the reason: %o', (given, words) => {
    expect(parseSettings(given)).toMatchObject({ problem: expect.stringContaining(words) as string });
  });
});
