import { setTimeout as wait } from 'node:timers/promises';
import { buildIfNeeded, root } from '../ready.mjs';
import { serve } from '../serve.mjs';

/** Total delay of a write, in ms; longer than a person waits before pressing again. */
const answerMs = 2000;

/** Serves the site with a slow network, for journeys that press twice. */
await serve({
  root,
  port: Number(process.env.PORT ?? 4182),
  folder: buildIfNeeded('faults'),
  answer: (request, response) => {
    if (!request.url?.startsWith('/link/')) return false;
    const isWrite = !request.url.startsWith('/link/read');
    void wait(isWrite ? answerMs / 2 : 0).then(() => {
      response.statusCode = 204;
      response.end();
    });
    return true;
  },
});
