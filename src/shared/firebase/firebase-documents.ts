import type { Auth } from 'firebase/auth';
import { doc, getDoc, writeBatch, type FieldPath, type Firestore } from 'firebase/firestore/lite';
import { BackendFailure, isRefusal, type DocumentData, type DocumentsPort, type Write } from '../backend';
import type { TabChannel } from '../lib/tabs';
import type { BotCheck } from './bot-check';
import { fromStored, toFieldChanges, toStored } from './document-values';
import { withPortErrors, toFailure } from './failure';
import { countList, pageSizes, readGroup, readList } from './read-list';
import { createWatching, type TabMessage } from './watch-documents';
import { whyRefused } from './why-refused';

interface FirebaseDocumentsOptions {
  readonly store: Firestore;
  readonly auth: Auth;
  readonly channel: TabChannel<TabMessage>;
  readonly botCheck: BotCheck | null;
}

/** A guest's write needs no account: HTTP 401 comes from the network, so it is temporary. */
const withoutAccount = ({ message }: BackendFailure) => new BackendFailure('unavailable', message);

/** Documents in Firestore, read on demand: no permanent listeners. */
export function createFirebaseDocuments(options: FirebaseDocumentsOptions): DocumentsPort {
  const { store, auth, channel, botCheck } = options;

  const isGuest = async () => {
    await auth.authStateReady();
    return auth.currentUser === null;
  };

  /** Maps a rejected read of a guest to `unauthenticated`. */
  const reading = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
    const isChecked = (await botCheck?.settle()) ?? true;
    try {
      return await read();
    } catch (cause) {
      const failure = toFailure(cause);
      if (!isRefusal(failure)) throw failure;
      // Without a token, a backend that enforces App Check rejects everything.
      if (!isChecked) throw new BackendFailure('bot-check', failure.message);
      throw new BackendFailure((await isGuest()) ? 'unauthenticated' : 'forbidden', failure.message);
    }
  };

  const get = (path: string): Promise<DocumentData | null> =>
    reading(async () => {
      const found = await getDoc(doc(store, path));
      return found.exists() ? fromStored(found.data()) : null;
    });

  const find = async (path: string) => {
    try {
      return await get(path);
    } catch (cause) {
      if (cause instanceof BackendFailure && isRefusal(cause)) return 'hidden';
      throw cause;
    }
  };

  const write = (writes: readonly Write[]): Promise<void> => {
    const batch = writeBatch(store);
    for (const one of writes) {
      const document = doc(store, one.path);
      if (one.type === 'create') batch.set(document, toStored(one.data));
      else if (one.type === 'delete') batch.delete(document);
      else {
        const [field, value, ...more] = toFieldChanges(one.changes).flat() as [FieldPath, unknown];
        batch.update(document, field, value, ...more);
      }
    }
    return batch.commit();
  };

  const pageSize = async () => ((await isGuest()) ? pageSizes.guest : pageSizes.member);

  return {
    get,
    list: (query) => reading(async () => readList(store, query, await pageSize())),
    listGroup: (query) => reading(async () => readGroup(store, query, await pageSize())),
    count: (query) => reading(() => countList(store, query)),
    observe: createWatching(channel),
    announce: (paths) => channel.announce({ type: 'documents', paths }),

    async commit(writes) {
      if (botCheck) await ((await isGuest()) ? botCheck.pass() : botCheck.settle());
      try {
        await withPortErrors(write(writes));
      } catch (cause) {
        if (!(cause instanceof BackendFailure && isRefusal(cause))) throw cause;
        if (cause.code === 'unauthenticated') throw (await isGuest()) ? withoutAccount(cause) : cause;
        throw await whyRefused(cause, writes, find);
      }
      channel.announce({ type: 'documents', paths: writes.map(({ path }) => path) });
    },
  };
}
