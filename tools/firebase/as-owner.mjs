import { setImmediate } from 'node:timers/promises';

/**
 * @typedef {import('./find-firestore.mjs').Address} Address
 * @typedef {{ id: string, email: string, password: string, displayName: string }} Account
 */

/**
 * What the owner of the servers may do, past every rule: for samples, and for tests.
 * @param {{ projectId: string, firestore: Address, auth: Address }} servers
 */
export function asOwner({ projectId, firestore, auth }) {
  const documents = `http://${firestore.host}:${firestore.port}/v1/projects/${projectId}/databases/(default)/documents`;
  const accounts = `http://${auth.host}:${auth.port}/identitytoolkit.googleapis.com`;

  /**
   * @param {string} method
   * @param {string} address
   * @param {object} [body]
   */
  const ask = async (method, address, body) => {
    // Lines that were closed while this process was busy with something else are seen as such only in a quiet moment.
    await setImmediate();
    const answer = await fetch(address, {
      method,
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };

  /** @param {unknown} value */
  const toValue = (value) => {
    if (typeof value === 'boolean') return { booleanValue: value };
    if (value instanceof Date) return { timestampValue: value.toISOString() };
    if (typeof value === 'string') return { stringValue: value };
    throw new Error(`a ${typeof value} has no place in these documents`);
  };

  return {
    /** Real projects let nobody learn which addresses have accounts; the emulator does until it is told. */
    hideAccounts: () =>
      ask('PATCH', `${accounts}/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`, {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      }),

    /** @param {Account} account */
    addAccount: ({ id, email, password, displayName }) =>
      ask('POST', `${accounts}/v1/projects/${projectId}/accounts`, {
        localId: id,
        email,
        password,
        displayName,
      }),

    /**
     * @param {string} id
     * @param {object} changes in words of the Identity Toolkit: `disableUser`, `emailVerified`, `validSince`
     */
    changeAccount: (id, changes) =>
      ask('POST', `${accounts}/v1/projects/${projectId}/accounts:update`, { localId: id, ...changes }),

    /**
     * @param {string} path
     * @param {Record<string, unknown>} data texts, booleans and dates
     */
    writeDocument: (path, data) =>
      ask('PATCH', `${documents}/${path}`, {
        fields: Object.fromEntries(Object.entries(data).map(([field, value]) => [field, toValue(value)])),
      }),

    /** Links that mails would have carried, newest last. */
    mails: async () => {
      const answer = await ask(
        'GET',
        `http://${auth.host}:${auth.port}/emulator/v1/projects/${projectId}/oobCodes`,
      );
      return /** @type {{ email: string, requestType: string, oobLink: string, oobCode: string }[]} */ (
        answer.oobCodes ?? []
      );
    },

    /** Forgets every account and every document. */
    clear: () =>
      Promise.all([
        ask('DELETE', `http://${auth.host}:${auth.port}/emulator/v1/projects/${projectId}/accounts`),
        ask('DELETE', documents.replace('/v1/', '/emulator/v1/')),
      ]),
  };
}
