import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const require = createRequire(import.meta.url);
const compress = promisify(brotliCompress);

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {{ modified: number, size: number, etag: string, stream: Readable }} Served */
/** @typedef {(request: Incoming, path: string) => Promise<Served | null>} Provider */

const isText = (/** @type {string} */ path) => /\.(html|js|css|json|webmanifest|svg|xml|txt)$/.test(path);

/** A brotli stream that sets the encoding header on the response it is piped to. */
class SqueezedStream extends Readable {
  /** @param {Buffer} bytes */
  constructor(bytes) {
    super({
      read() {
        this.push(bytes);
        this.push(null);
      },
    });
  }

  /**
   * @template {NodeJS.WritableStream} Answer
   * @param {Answer} answer
   * @returns {Answer}
   * @override
   */
  pipe(answer) {
    /** @type {import('node:http').ServerResponse} */ (/** @type {unknown} */ (answer)).setHeader(
      'Content-Encoding',
      'br',
    );
    return super.pipe(answer);
  }
}

/**
 * Serves files with full brotli compression from their second request on. The first response is compressed
 * quickly on the fly, so that it need not wait.
 * @param {Provider} provider of the plain files
 * @param {string} folder
 * @returns {Provider}
 */
function withBrotli(provider, folder) {
  /** @type {Map<string, { etag: string, bytes: Buffer | null }>} */
  const squeezed = new Map();
  return async (request, path) => {
    const plain = await provider(request, path);
    if (!plain || !isText(path) || !String(request.headers['accept-encoding']).includes('br')) return plain;
    const known = squeezed.get(path);
    if (known?.etag !== plain.etag) {
      /** @type {{ etag: string, bytes: Buffer | null }} */
      const entry = { etag: plain.etag, bytes: null };
      squeezed.set(path, entry);
      void readFile(join(folder, decodeURI(path)))
        .then((file) => compress(file))
        .then((bytes) => (entry.bytes = bytes))
        // Rebuilt meanwhile: the plain file is still correct.
        .catch(() => squeezed.delete(path));
      return plain;
    }
    if (!known.bytes) return plain;
    plain.stream.destroy();
    return { ...plain, size: known.bytes.length, stream: new SqueezedStream(known.bytes) };
  };
}

/**
 * Adds addresses to the policy's `connect-src`.
 * @template {{ headers?: { headers: { key: string, value: string }[] }[] }} Hosting
 * @param {Hosting} hosting
 * @param {readonly string[]} addresses
 * @returns {Hosting}
 */
function allowConnecting(hosting, addresses) {
  /** @param {{ key: string, value: string }} header */
  const allow = ({ key, value }) => ({
    key,
    value:
      key.toLowerCase() === 'content-security-policy'
        ? value.replace(/connect-src [^;]*/, (directive) => [directive, ...addresses].join(' '))
        : value,
  });
  const headers = hosting.headers?.map((rule) => ({ ...rule, headers: rule.headers.map(allow) }));
  return { ...hosting, ...(headers && { headers }) };
}

/**
 * Serves the built site like Firebase Hosting: rewrites, headers, language by cookie, 404.html with status
 * 404, brotli.
 * @param {object} options
 * @param {string} options.root
 * @param {number} options.port
 * @param {string} [options.folder] served instead of `dist`
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) =>
 * boolean} [options.answer]
 * returns true when it has answered the request itself
 * @param {readonly string[]} [options.connect] servers that pages may also reach
 * @returns {Promise<import('node:http').Server>} once it listens; rejects when the port is taken
 */
export function serve({ root, port, folder = 'dist', answer = () => false, connect = [] }) {
  // Its types do not include providers.
  const { default: superstatic } =
    /** @type {{ default: (spec: object) => (...call: unknown[]) => void }} */ (require('superstatic'));
  /** @type {(options: object) => Provider} */
  const createProvider = require('superstatic/lib/providers/fs');
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const handle = superstatic({
    cwd: root,
    config: allowConnecting(hosting, connect),
    compression: true,
    provider: withBrotli(createProvider({ cwd: root, public: folder }), join(root, folder)),
  });
  const server = createServer((request, response) => {
    if (answer(request, response)) return;
    handle(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
