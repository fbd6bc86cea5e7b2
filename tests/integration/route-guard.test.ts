// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { createRoutes } from '@/app/routing/create-routes';
import { PageStatus } from '@/app/routing/page-status';
import { sessionMachine, type Member } from '@/entities/session';

const member = (id: string, role: Member['role']): Member => ({
  id,
  role,
  duties: role === 'admin' ? ['office'] : [],
  email: `${id}@example.com`,
  displayName: id,
  isEmailVerified: true,
});

type Told = Member | 'unreached' | null;

function createSession(known: Promise<Told>) {
  const visitor = fromCallback(({ sendBack }) => {
    void known.then((who) =>
      sendBack(
        who === 'unreached' ? { type: 'visitor.unreached' } : { type: 'visitor.changed', member: who },
      ),
    );
  });
  return createActor(sessionMachine.provide({ actors: { visitor } })).start();
}

function open(path: string, known: Promise<Told>) {
  const leave = vi.fn<(href: string) => void>();
  const session = createSession(known);
  const loadSession = vi.fn(() => Promise.resolve(session));
  const hashOf = () => path.replace(/^[^#]*/, '');
  const loadWhatsApp = () => Promise.resolve('https://wa.me/233201234567');
  const routes = createRoutes({
    loadWords: () => Promise.resolve(),
    loadSession,
    hashOf,
    leave,
    loadWhatsApp,
  });
  return { router: createMemoryRouter(routes, { initialEntries: [path] }), leave, loadSession };
}

/** Result of a visit: an address, or the status of the error screen. */
async function visit(path: string, who: Told): Promise<string | number> {
  const { router } = open(path, Promise.resolve(who));
  await expect
    .poll(() => router.state.initialized && router.state.navigation.state, { timeout: 15_000 })
    .toBe('idle');
  const [error] = Object.values<unknown>(router.state.errors ?? {});
  if (error instanceof PageStatus) return error.status;
  if (error) throw error as Error;
  const { pathname, search } = router.state.location;
  return pathname + search;
}

describe('guarded addresses', () => {
  it.each<[string, Told, string | number]>([
    ['/admin/demo-ama', null, '/admin?next=%2Fadmin%2Fdemo-ama'],
    ['/admin/demo-ama?view=changes', null, '/admin?next=%2Fadmin%2Fdemo-ama%3Fview%3Dchanges'],
    ['/admin/demo-ama#LL-T4TR8', null, '/admin?next=%2Fadmin%2Fdemo-ama%23LL-T4TR8'],
    ['/admin/demo-ama', member('demo-ama', 'admin'), '/admin/demo-ama'],
    ['/admin/demo-ama', member('kofi', 'admin'), 403],
    ['/admin/demo-ama', member('demo-ama', 'tutor'), 403],
    ['/admin/demo-ama', member('demo-ama', null), 403],
    ['/tutor/demo-ama', null, '/tutor?next=%2Ftutor%2Fdemo-ama'],
    ['/tutor/demo-ama', member('demo-ama', 'tutor'), '/tutor/demo-ama'],
    ['/tutor/demo-ama', member('kofi', 'tutor'), 403],
    ['/tutor/demo-ama', member('kofi', 'admin'), '/tutor/demo-ama'],
    // With an unread role the page decides.
    ['/admin/demo-ama', 'unreached', '/admin/demo-ama'],
    ['/tutor/demo-ama', 'unreached', '/tutor/demo-ama'],
    // No account and no post has such a name.
    ['/admin/anything', null, 404],
    ['/tutor/anything', null, 404],
    ['/jobs/anything', null, 404],
    ['/jobs/LL-P4TR8QX2NHM6DB', null, '/jobs/LL-P4TR8QX2NHM6DB'],
    ['/admin', null, '/admin'],
    ['/tutor', null, '/tutor'],
  ])('%s for %o ends at %s', async (path, who, end) => {
    expect(await visit(path, who)).toBe(end);
  });

  it('show nothing while the session is unknown', async () => {
    let tell: (who: Member) => void = () => undefined;
    const { router, loadSession } = open('/admin/demo-ama', new Promise((resolve) => (tell = resolve)));
    await expect.poll(() => loadSession.mock.calls.length).toBe(1);
    expect(router.state.initialized).toBe(false);
    tell(member('demo-ama', 'admin'));
    await expect.poll(() => router.state.initialized, { timeout: 15_000 }).toBe(true);
    expect(router.state.location.pathname).toBe('/admin/demo-ama');
  });
});

describe('open addresses', () => {
  it('do not load the session', async () => {
    const { router, loadSession } = open('/faq', Promise.resolve(null));
    await expect.poll(() => router.state.initialized, { timeout: 15_000 }).toBe(true);
    expect(loadSession).not.toHaveBeenCalled();
  });

  it('are left by a full page load when they are external redirects', async () => {
    const { leave } = open('/whatsapp', Promise.resolve(null));
    await expect.poll(() => leave.mock.calls).toEqual([['https://wa.me/233201234567']]);
  });
});
