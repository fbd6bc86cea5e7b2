import { parseArgs } from 'node:util';
import { aboutServiceAccounts, fromHere, readServiceAccount } from '../firebase/service-account.mjs';
import type { Manifest } from './backup-folder';
import type { Bucket } from './bucket';
import { ownerByKey, ownerOfEmulators, type Owner } from './owner';
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
  npm run ${name} -- --${folder}=folder --emulators

${aboutServiceAccounts}
--bucket is needed where the settings of the site say "fileStore": "cloud-storage".
--emulators means the Firestore server of npm run start:firebase; --project names another project there.`;

function ownerFor(values: Readonly<Record<string, string | boolean | undefined>>): Owner {
  const { 'service-account': file, emulators, project } = values;
  if ((file === undefined) === (emulators !== true))
    throw new Error('Give either --service-account or --emulators.');
  if (file !== undefined) return ownerByKey(readServiceAccount(String(file)));
  const server =
    process.env.FIRESTORE_EMULATOR_HOST ?? `127.0.0.1:${process.env.LIFELINE_FIRESTORE_PORT ?? '8080'}`;
  return ownerOfEmulators(String(project ?? 'demo-lifeline'), server);
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

function summary({ collections, bucket }: Manifest): string {
  const documents = collections.reduce((sum, { count }) => sum + count, 0);
  const files = bucket
    ? counted(bucket.count, 'file of Cloud Storage', 'files of Cloud Storage')
    : 'no files of Cloud Storage';
  return `${counted(documents, 'document', 'documents')} in ${counted(collections.length, 'collection', 'collections')}, ${files}`;
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
