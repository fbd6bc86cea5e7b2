import { parseArgs } from 'node:util';
import { aboutServiceAccounts, fromHere, readServiceAccount } from '../firebase/service-account.mjs';
import type { Manifest } from './backup-folder';
import type { Bucket } from './bucket';
import { ownerByKey, ownerOfEmulators, withAccounts, type Owner } from './owner';
import type { Tell } from './write-backup';

/** A command that copies between a project and a folder. */
export interface Command {
  readonly name: 'backup' | 'restore';
  /** The option that names the folder. */
  readonly folder: 'to' | 'from';
  readonly purpose: string;
  run(owner: Owner, folder: string, bucket: Bucket | null, tell: Tell): Promise<Manifest>;
  /** @param what counts */
  done(folder: string, projectId: string, what: string): string;
}

const usageOf = ({ name, folder, purpose }: Command) => `${purpose}

  npm run ${name} -- --${folder}=folder --service-account=key.json
  npm run ${name} -- --${folder}=folder --service-account=key.json --bucket=project.firebasestorage.app
  npm run ${name} -- --${folder}=folder --service-account=key.json --without-accounts
  npm run ${name} -- --${folder}=folder --emulators

${aboutServiceAccounts}
--bucket is needed where the settings of the site say "fileStore": "cloud-storage".
--without-accounts leaves the accounts out, as for a key that may not read them.
--emulators means the servers of npm run start:firebase; --project names another project there.`;

function ownerFor(values: Readonly<Record<string, string | boolean | undefined>>): Owner {
  const { 'service-account': file, emulators, project, 'without-accounts': isWithout } = values;
  if ((file === undefined) === (emulators !== true))
    throw new Error('Give either --service-account or --emulators.');
  if (file !== undefined) {
    const owner = ownerByKey(readServiceAccount(String(file)));
    return isWithout === true ? owner : withAccounts(owner);
  }
  const server =
    process.env.FIRESTORE_EMULATOR_HOST ?? `127.0.0.1:${process.env.LIFELINE_FIRESTORE_PORT ?? '8080'}`;
  const owner = ownerOfEmulators(String(project ?? 'demo-lifeline'), server);
  const auth =
    process.env.FIREBASE_AUTH_EMULATOR_HOST ?? `127.0.0.1:${process.env.LIFELINE_AUTH_PORT ?? '9099'}`;
  return isWithout === true ? owner : withAccounts(owner, `http://${auth}/identitytoolkit.googleapis.com`);
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

function summary({ collections, bucket, accounts }: Manifest): string {
  const documents = collections.reduce((sum, { count }) => sum + count, 0);
  const files = bucket
    ? counted(bucket.count, 'file of Cloud Storage', 'files of Cloud Storage')
    : 'no files of Cloud Storage';
  const people = accounts ? counted(accounts.count, 'account', 'accounts') : 'no accounts';
  return `${counted(documents, 'document', 'documents')} in ${counted(collections.length, 'collection', 'collections')}, ${people}, ${files}`;
}

/** Says every so often how far it is. */
function createTell(): Tell {
  let next = 5000;
  return (documents) => {
    if (documents < next) return;
    next = documents - (documents % 5000) + 5000;
    console.log(`${documents.toLocaleString('en')} documents …`);
  };
}

function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? `${cause.message} (${cause.cause.message})` : cause.message;
}

/** Runs a command with the arguments of this process. */
export async function runCommand(command: Command): Promise<void> {
  let owner: Owner;
  let folder: string;
  let bucket: Bucket | null;
  try {
    const { values } = parseArgs({
      options: {
        [command.folder]: { type: 'string' },
        'service-account': { type: 'string' },
        bucket: { type: 'string' },
        emulators: { type: 'boolean' },
        'without-accounts': { type: 'boolean' },
        project: { type: 'string' },
      },
    });
    const given = values[command.folder];
    if (typeof given !== 'string' || given === '') throw new Error(`--${command.folder} must name a folder.`);
    folder = fromHere(given);
    owner = ownerFor(values);
    bucket = typeof values.bucket === 'string' ? { owner, name: values.bucket } : null;
  } catch (cause) {
    console.error(`${wordsOf(cause)}\n\n${usageOf(command)}`);
    process.exitCode = 1;
    return;
  }
  try {
    const manifest = await command.run(owner, folder, bucket, createTell());
    console.log(command.done(folder, owner.projectId, summary(manifest)));
  } catch (cause) {
    console.error(wordsOf(cause));
    process.exitCode = 1;
  }
}
