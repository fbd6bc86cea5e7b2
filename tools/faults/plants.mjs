/**
 * A planted fault: replaces one text in a file.
 * @typedef {object} Plant
 * @property {string} name
 * @property {string} part of the run that must notice it; see faults.mjs
 * @property {string} file relative to the project
 * @property {string} text occurs exactly once in the file
 * @property {string} instead
 */

const outbox = 'src/shared/submission';
const drafts = 'src/shared/drafts/store';

/**
 * Planted faults of sending, each of which a run must notice.
 * @type {readonly Plant[]}
 */
export const plants = [
  {
    name: 'no fingerprint: the same text that waits is another submission',
    part: 'texts',
    file: `${outbox}/keep-submission.ts`,
    text: 'item.fingerprint === fingerprint &&',
    instead: 'item.fingerprint === `not ${fingerprint}` &&',
  },
  {
    name: '“already exists” is a failure',
    part: 'texts',
    file: 'src/shared/backend/submit-once.ts',
    text: "if (!(cause instanceof BackendFailure && cause.code === 'already-exists')) throw cause;",
    instead:
      "if (!(cause instanceof BackendFailure && cause.code === 'already-exists')) throw cause; throw new BackendFailure('invalid', cause.code);",
  },
  {
    name: 'sent before the answer',
    part: 'enquiries',
    file: `${outbox}/send-waiting.ts`,
    text: '    await send(item.writes);',
    instead: '    void send(item.writes).catch(() => undefined);',
  },
  {
    name: 'a 401 is final',
    part: 'enquiries',
    file: 'src/shared/backend/backend-error.ts',
    text: "['forbidden', 'invalid', 'not-found'];",
    instead: "['forbidden', 'invalid', 'not-found', 'unauthenticated'];",
  },
  {
    name: 'the draft is forgotten before the outbox has it',
    part: 'texts',
    file: `${outbox}/use-submission.ts`,
    text: '      const submission = { writes,',
    instead: '      form.forget();\n      const submission = { writes,',
  },
  {
    name: 'a new code at each press',
    part: 'texts',
    file: `${drafts}/draft-store.ts`,
    text: 'if (known?.content === content) return known.code;',
    instead: 'if (known?.content === `not ${content}`) return known.code;',
  },
  {
    name: 'drafts are never stored',
    part: 'texts',
    file: `${drafts}/open-draft.ts`,
    text: 'await (isNothing(written) ? rows.remove(written.id) : rows.put(written));',
    instead: 'await rows.remove(written.id);',
  },
  {
    name: 'the receipt says “safe” at once',
    part: 'enquiries',
    file: 'locales/en/code.json',
    text: '"waiting": { "heading": "It is on this phone."',
    instead: '"waiting": { "heading": "It is safe."',
  },
  {
    name: 'files are never sent',
    part: 'papers',
    file: `${outbox}/send-waiting.ts`,
    text: 'const lostFiles = await submitFiles(putFile, item.files ?? []);',
    instead: 'const lostFiles = await submitFiles(putFile, []);',
  },
  {
    name: 'acts are thrown away',
    part: 'acts',
    file: 'src/app/background/sending/start-pending-writes.ts',
    text: 'await store.add(done, now().toISOString());',
    instead: 'await store.add(done.slice(done.length), now().toISOString());',
  },
];
