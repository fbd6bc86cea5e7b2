import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded, installIfNeeded, root } from './ready.mjs';

const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}

installIfNeeded();
buildIfNeeded();

// After the install, which provides it.
const { serve } = await import('./serve.mjs');

try {
  await serve({ root, port });
} catch (cause) {
  if (!(cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')) throw cause;
  console.error(
    `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
  );
  process.exit(1);
}

const accounts = /** @type {{ role: string, email: string, password: string }[]} */ (
  JSON.parse(readFileSync(join(root, 'src/app/demo/demo-accounts.json'), 'utf8'))
);
console.log(`
Lifeline runs on http://localhost:${port}

Demo sign-ins (records stay in your browser):
${accounts.map(({ role, email, password }) => `  ${role.padEnd(6)} ${email.padEnd(28)} ${password.padEnd(22)} http://localhost:${port}/${role}`).join('\n')}

Stop with Ctrl+C.`);
