import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFirefox, findWebKit } from './find-installed.mjs';

describe.skipIf(process.platform === 'win32')('the browsers of a machine', () => {
  let bin = '';

  /** Installs a program on the path and returns its location. */
  const install = (name: string, mode = 0o755) => {
    const file = join(bin, name);
    writeFileSync(file, '#!/bin/sh\n');
    chmodSync(file, mode);
    return file;
  };

  beforeEach(() => {
    bin = mkdtempSync(join(tmpdir(), 'lifeline-machine-'));
  });
  afterEach(() => rmSync(bin, { recursive: true }));

  it('are found on its path', () => {
    const firefox = install('firefox-esr');
    const driver = install('WebKitWebDriver');
    const screen = install('Xvfb');
    expect(findFirefox({ PATH: `/nowhere:${bin}` })).toEqual({ firefox });
    expect(findWebKit({ PATH: `/nowhere:${bin}` })).toEqual({ driver, screen });
  });

  it('are the configured ones before any other', () => {
    install('firefox');
    install('WebKitWebDriver');
    const screen = install('Xvfb');
    expect(findFirefox({ PATH: bin, LIFELINE_FIREFOX: '/old/firefox' })).toEqual({ firefox: '/old/firefox' });
    expect(findWebKit({ PATH: bin, LIFELINE_WEBKIT_DRIVER: '/old/WebKitWebDriver' })).toEqual({
      driver: '/old/WebKitWebDriver',
      screen,
    });
  });

  it('are reported missing with the way to install them', () => {
    install('WebKitWebDriver', 0o644);
    expect(findWebKit({ PATH: bin })).toHaveProperty('missing', expect.stringContaining('webkit2gtk-driver'));
    install('WebKitWebDriver');
    expect(findWebKit({ PATH: bin })).toHaveProperty('missing', expect.stringContaining('xvfb'));
  });

  it.skipIf(process.platform !== 'linux')('have no Firefox where none is installed', () => {
    expect(findFirefox({ PATH: bin })).toHaveProperty('missing', expect.stringContaining('firefox-esr'));
  });
});
