import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Google's tools that read these files on deployment. */
const tools = createRequire(join(process.cwd(), 'tests/emulators/package.json'));

const read = (file: string) => readFileSync(file, 'utf8');
const readJson = (file: string) => JSON.parse(read(file)) as unknown;

interface Validate {
  (data: unknown): boolean;
  readonly errors?: unknown;
}

function problemsOf(config: unknown): unknown {
  const { default: Ajv } = tools('ajv') as {
    default: new (options: object) => { compile(schema: unknown): Validate };
  };
  const { default: addFormats } = tools('ajv-formats') as { default: (ajv: object) => void };
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  const validate = ajv.compile(tools('firebase-tools/schema/firebase-config.json'));
  return validate(config) ? null : validate.errors;
}

describe('firebase.json', () => {
  const config = readJson('firebase.json') as {
    readonly firestore: Readonly<Record<string, string>>;
    readonly storage: Readonly<Record<string, string>>;
  };

  it('is valid for the deployment tool', () => {
    expect(problemsOf(config)).toBeNull();
    // The check itself can fail.
    expect(problemsOf({ hosting: { public: 5 } })).not.toBeNull();
  });

  it('names existing files', () => {
    const files = [config.firestore.rules, config.firestore.indexes, config.storage.rules];
    for (const file of files) expect([file, existsSync(String(file))]).toEqual([file, true]);
  });
});

describe('firestore.indexes.json', () => {
  const { FirestoreApi } = tools('firebase-tools/lib/firestore/api.js') as {
    FirestoreApi: new () => { validateSpec(spec: unknown): void };
  };
  const validate = (spec: unknown) => new FirestoreApi().validateSpec(spec);

  it('is valid for the deployment tool', () => {
    expect(() => validate(readJson('firestore.indexes.json'))).not.toThrow();
    expect(() => validate({ indexes: [{ collectionGroup: 'x', queryScope: 'NOWHERE' }] })).toThrow();
  });
});

describe('storage.rules', () => {
  it('name their version and their service, and grant nothing to everybody', () => {
    const rules = read('storage.rules');
    expect(rules).toMatch(/^rules_version = '2';/m);
    expect(rules).toContain('service firebase.storage');
    expect(rules).not.toMatch(/if true|allow [a-z, ]+;/);
    expect(rules.split('{').length).toBe(rules.split('}').length);
  });
});
