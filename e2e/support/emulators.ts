import type { APIRequestContext } from '@playwright/test';

interface Settings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly emulators: {
    readonly auth: string;
    readonly firestoreHost: string;
    readonly firestorePort: number;
  };
}

/** Direct access to the emulators, for journeys. */
export async function reachEmulators(request: APIRequestContext) {
  const { projectId, emulators } = (await (await request.get('/config.json')).json()) as Settings;
  const documents = `http://${emulators.firestoreHost}:${emulators.firestorePort}/v1/projects/${projectId}/databases/(default)/documents`;
  const asOwner = { Authorization: 'Bearer owner' };
  return {
    /** Host and port of Firestore. */
    server: `${emulators.firestoreHost}:${emulators.firestorePort}`,
    /** Firestore's REST address of documents, as the site's scripts use it. */
    documents,
    rolesAre: async (userId: string, role: string): Promise<void> => {
      const answer = await request.patch(`${documents}/roles/${userId}?updateMask.fieldPaths=role`, {
        headers: asOwner,
        data: { fields: { role: { stringValue: role } } },
      });
      if (!answer.ok()) throw new Error(`the role was not changed: ${await answer.text()}`);
    },
    /** Number of documents in a collection. */
    count: async (collection: string): Promise<number> => {
      const answer = await request.get(`${documents}/${collection}?pageSize=300&mask.fieldPaths=state`, {
        headers: asOwner,
      });
      const { documents: found = [] } = (await answer.json()) as { documents?: readonly unknown[] };
      return found.length;
    },
    /** Link of the newest mail to an address. */
    linkOf: async (kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL', email: string): Promise<string> => {
      const answer = await request.get(`${emulators.auth}/emulator/v1/projects/${projectId}/oobCodes`);
      const { oobCodes } = (await answer.json()) as {
        oobCodes: readonly { email: string; requestType: string; oobLink: string }[];
      };
      const sent = oobCodes.filter((code) => code.email === email && code.requestType === kind).at(-1);
      if (!sent) throw new Error(`no message of the kind ${kind} went to ${email}`);
      return sent.oobLink;
    },
  };
}
