import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandOf, run, scriptOf } from './programs.mjs';

describe('a program on Windows', () => {
  it('is started without a shell, whatever its path', () => {
    const node = 'C:\\Program Files\\nodejs\\node.exe';
    const args = ['C:\\Users\\Ama Mensah\\lifeline\\tools\\build.mjs'];
    expect(commandOf(node, args, 'win32')).toEqual({ program: node, args, shell: false });
  });

  it('is a batch file when it is npm, and its arguments stay whole', () => {
    expect(commandOf('npm', ['install', '--prefix', 'C:\\Users\\Ama Mensah'], 'win32')).toEqual({
      program: 'npm.cmd "install" "--prefix" "C:\\Users\\Ama Mensah"',
      args: [],
      shell: true,
    });
  });
});

describe('a program', () => {
  let folder = '';
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'lifeline-')), 'a folder');
    mkdirSync(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('runs from a path with a space, keeps its arguments whole, and returns its exit code', () => {
    const script = join(folder, 'a script.mjs');
    writeFileSync(
      script,
      `process.exit(process.argv[2] === 'two words' && process.env.FACT === 'told' ? 7 : 1)`,
    );
    expect(run(process.execPath, [script, 'two words'], { FACT: 'told' }, folder)).toBe(7);
  });
});

describe('the script of a tool', () => {
  it.each([
    ['prettier', undefined],
    ['tsc', 'typescript'],
    ['playwright', '@playwright/test'],
  ])('%s is a script for Node', (tool, from) => {
    expect(run(process.execPath, ['--check', scriptOf(tool, from)])).toBe(0);
  });

  it('is reported missing', () => {
    expect(() => scriptOf('tsc', 'prettier')).toThrow('prettier brings no tsc');
  });
});
