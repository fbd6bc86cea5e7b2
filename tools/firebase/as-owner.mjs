import { setImmediate } from 'node:timers/promises';

/**
 * @typedef {import('./find-firestore.mjs').Address} Address
 * @typedef {{ id: string, email: string, password: string, displayName: string }} Account
 */

/**
 * Admin access to the emulators, bypassing the rules: for samples and tests.
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
    // Yields to the event loop, so that connections closed meanwhile are noticed before they are reused.
    await setImmediate();
    const answer = await fetch(address, {
      method,
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };

  /** @param {unknown} value @returns {object} */
  const toValue = (value) => {
    if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
    if (typeof value === 'boolean') return { booleanValue: value };
    if (value instanceof Date) return { timestampValue: value.toISOString() };
    if (typeof value === 'string') return { stringValue: value };
    throw new Error(`a ${typeof value} has no place in these documents`);
  };

  return {
    /** Enables email enumeration protection, as in real projects; the emulator's default is off. */
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
     * @param {object} changes fields of the Identity Toolkit: `disableUser`, `emailVerified`, `validSince`
     */
    changeAccount: (id, changes) =>
      ask('POST', `${accounts}/v1/projects/${projectId}/accounts:update`, { localId: id, ...changes }),

    /**
     * @param {string} path
     * @param {Record<string, unknown>} data strings, booleans and dates
     */
    writeDocument: (path, data) =>
      ask('PATCH', `${documents}/${path}`, {
        fields: Object.fromEntries(Object.entries(data).map(([field, value]) => [field, toValue(value)])),
      }),

    /** Links of the mails that would have been sent, newest last. */
    mails: async () => {
      const answer = await ask(
        'GET',
        `http://${auth.host}:${auth.port}/emulator/v1/projects/${projectId}/oobCodes`,
      );
      return /** @type {{ email: string, requestType: string, oobLink: string, oobCode: string }[]} */ (
        answer.oobCodes ?? []
      );
    },

    /** Deletes all accounts and documents. */
    clear: () =>
      Promise.all([
        ask('DELETE', `http://${auth.host}:${auth.port}/emulator/v1/projects/${projectId}/accounts`),
        ask('DELETE', documents.replace('/v1/', '/emulator/v1/')),
      ]),
  };
}
