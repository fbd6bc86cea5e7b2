import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBotCheck, checkSettings, configureSite, settingsOf } from './configure';

const settings = {
  apiKey: 'key',
  authDomain: 'lifeline.firebaseapp.com',
  projectId: 'lifeline',
  storageBucket: 'lifeline.firebasestorage.app',
  messagingSenderId: '1',
  appId: 'app',
  fileStore: 'documents',
} as const;

describe('settings of the environment', () => {
  it('are null where nothing is set', () => {
    expect(settingsOf({ PATH: '/bin', LIFELINE_FIREBASE_API_KEY: '' })).toEqual({});
    expect(() => checkSettings({}, '.env')).toThrow('.env: there are no settings');
  });

  it('use the names in the file, and missing ones are reported', () => {
    const half = settingsOf({ LIFELINE_FIREBASE_API_KEY: 'key', LIFELINE_FIREBASE_APP_ID: 'app' });
    expect(half).toEqual({ apiKey: 'key', appId: 'app' });
    expect(() => checkSettings(half, '.env')).toThrow(
      '.env: it lacks authDomain, projectId, storageBucket, messagingSenderId.',
    );
  });
});

describe('the bot check of a real site', () => {
  it('is configured, or disabled explicitly', () => {
    expect(() => checkBotCheck(settings, false)).toThrow('--without-app-check');
    expect(() => checkBotCheck(settings, true)).not.toThrow();
    expect(() => checkBotCheck({ ...settings, recaptchaSiteKey: '6Lc' }, false)).not.toThrow();
  });
});

describe('the site of one project', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lifeline-'));
    mkdirSync(join(folder, 'build', 'localized', 'ALL_xa'), { recursive: true });
    for (const file of ['index.html', 'localized/ALL_xa/index.html'])
      writeFileSync(join(folder, 'build', file), '<!doctype html>\n<html lang="en"><p>Hello</p></html>');
    writeFileSync(join(folder, 'build', 'config.json'), '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  it('has the settings, names the project in every document, and leaves the build unchanged', () => {
    configureSite(join(folder, 'build'), join(folder, 'site'), settings);
    expect(JSON.parse(read('site/config.json'))).toEqual(settings);
    for (const file of ['index.html', 'localized/ALL_xa/index.html']) {
      expect(read(`site/${file}`)).toContain('<html data-backend="firebase" lang="en">');
      expect(read(`build/${file}`)).not.toContain('data-backend');
    }
    expect(read('build/config.json')).toBe('{}');
  });

  it('is not created from a folder without a build', () => {
    expect(() => configureSite(folder, join(folder, 'site'), settings)).toThrow('no build');
  });
});
