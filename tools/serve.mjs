import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Serves the built site as Firebase Hosting would: rewrites of real routes, headers, 404.html with status 404.
 * @param {{ root: string, port: number }} options
 * @returns {Promise<import('node:http').Server>} once it listens; rejects when the port is taken
 */
export function serve({ root, port }) {
  /** @type {import('superstatic')} */
  const { default: superstatic } = require('superstatic');
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const handle = superstatic({
    cwd: root,
    config: hosting,
    compression: true,
  });
  const server = createServer((request, response) => {
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
