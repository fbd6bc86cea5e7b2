import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFirestore } from './find-firestore.mjs';

/** A machine with only these programs. */
const machine = mkdtempSync(join(tmpdir(), 'lifeline-machine-'));
const jars = join(machine, '.cache', 'firebase', 'emulators');

function install(program: string, script: string): void {
  mkdirSync(join(machine, 'bin'), { recursive: true });
  const file = join(machine, 'bin', program);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

const installJava = (version: string) => install('java', `echo 'openjdk version "${version}"' >&2`);

function bringJar(): void {
  mkdirSync(jars, { recursive: true });
  for (const version of ['1.19.8', '1.20.2'])
    writeFileSync(join(jars, `cloud-firestore-emulator-v${version}.jar`), '');
}

beforeEach(() => {
  vi.stubEnv('PATH', join(machine, 'bin'));
  vi.stubEnv('HOME', machine);
  vi.stubEnv('CARGO_HOME', join(machine, '.cargo'));
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  rmSync(machine, { recursive: true, force: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe.skipIf(process.platform === 'win32')('a Firestore server', () => {
  it('is preferably the one that already runs', () => {
    install('hidane', 'true');
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8123');
    expect(findFirestore()).toEqual({ running: { host: '127.0.0.1', port: 8123 } });
  });

  it('is an installed hidane before an installation by cargo or Java', () => {
    install('hidane', 'true');
    install('cargo', 'exit 1');
    installJava('21.0.1');
    bringJar();
    expect(findFirestore()).toEqual({ program: 'hidane', args: [] });
  });

  it('is installed by cargo once, where there is none', () => {
    const installed = join(machine, '.cargo', 'bin', 'hidane');
    install(
      'cargo',
      `[ "$1" = install ] || exit 0
/bin/mkdir -p ${join(machine, '.cargo', 'bin')}
printf '#!/bin/sh\\n' > ${installed}
/bin/chmod 755 ${installed}`,
    );
    expect(findFirestore()).toEqual({ program: installed, args: [] });
    install('cargo', 'exit 1');
    expect(findFirestore()).toEqual({ program: installed, args: [] });
  });

  it('is the official emulator where Java is new enough, the newest jar of it', () => {
    bringJar();
    installJava('21.0.1');
    expect(findFirestore()).toEqual({
      program: 'java',
      args: ['-Duser.language=en', '-jar', join(jars, 'cloud-firestore-emulator-v1.20.2.jar')],
    });
    installJava('17.0.15');
    expect(findFirestore()).toBeNull();
  });

  it('is null where cargo fails and Java has no jar', () => {
    install('cargo', '[ "$1" = install ] && exit 1 || exit 0');
    installJava('21.0.1');
    expect(findFirestore()).toBeNull();
  });
});
