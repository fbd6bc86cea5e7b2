import { vi } from 'vitest';
import type { FirebaseSettings } from '@/shared/config';
import type { FirebaseBackend, FirebaseBackendOptions } from '@/shared/firebase';
import { asOwner } from '../../tools/firebase/as-owner.mjs';

function addressIn(variable: string) {
  const [host = '', port = ''] = (process.env[variable] ?? '').split(':');
  if (host === '' || port === '')
    throw new Error(`${variable} must name a server, host:port; npm run test:firebase starts both`);
  return { host, port: Number(port) };
}

const firestore = addressIn('FIRESTORE_EMULATOR_HOST');
const auth = addressIn('FIREBASE_AUTH_EMULATOR_HOST');
const projectId = 'demo-lifeline';

export const owner = asOwner({ projectId, firestore, auth });

const settings: FirebaseSettings = {
  apiKey: 'demo-key',
  authDomain: 'demo-lifeline.firebaseapp.com',
  projectId,
  storageBucket: 'demo-lifeline.appspot.com',
  messagingSenderId: '1',
  appId: '1:1:web:1',
  fileStore: 'documents',
  emulators: {
    auth: `http://${auth.host}:${auth.port}`,
    firestoreHost: firestore.host,
    firestorePort: firestore.port,
  },
};

export const admin = {
  id: 'demo-admin',
  email: 'office@lifeline.example',
  password: 'climb-a-good-tree',
  displayName: 'Office 1',
};

/** Removes session storage, since all tabs of a test share one window. */
export function denyTabStorage(): void {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

let count = 0;

/** Starts both servers with an administrator only, and the tabs of a new device. */
export async function startFirebase() {
  count += 1;
  const name = `contract-${count}`;
  const tabs = new Set<FirebaseBackend>();
  await owner.clear();
  await owner.hideAccounts();
  await owner.addAccount(admin);
  await owner.writeDocument(`roles/${admin.id}`, { role: 'admin', name: admin.displayName, lastChange: '' });
  return {
    name,
    admin,
    /** Each tab has its own SDK instance and shares the device's storage. */
    async open(
      more: Partial<FirebaseSettings> = {},
      options: Partial<FirebaseBackendOptions> = {},
    ): Promise<FirebaseBackend> {
      vi.resetModules();
      const { createFirebaseBackend } = await import('@/shared/firebase');
      const tab = await createFirebaseBackend(
        { ...settings, ...more },
        {
          name,
          onError: (cause) => {
            throw cause;
          },
          ...options,
        },
      );
      tabs.add(tab);
      return {
        ...tab,
        close() {
          tabs.delete(tab);
          tab.close();
        },
      };
    },
    verify: (userId: string) => owner.changeAccount(userId, { emailVerified: true }),
    close() {
      for (const tab of tabs) tab.close();
      return Promise.resolve();
    },
  };
}
