// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { createRoutes } from '@/app/routing/create-routes';
import { RefusedPage } from '@/app/routing/guard';
import { sessionMachine, type Member } from '@/entities/session';

const member = (id: string, role: Member['role']): Member => ({
  id,
  role,
  duties: [],
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
  const routes = createRoutes({ loadWords: () => Promise.resolve(), loadSession, hashOf, leave });
  return { router: createMemoryRouter(routes, { initialEntries: [path] }), leave, loadSession };
}

/** Result of a visit: an address, or the status of the error screen. */
async function visit(path: string, who: Told): Promise<string | number> {
  const { router } = open(path, Promise.resolve(who));
  await expect
    .poll(() => router.state.initialized && router.state.navigation.state, { timeout: 5000 })
    .toBe('idle');
  const [error] = Object.values<unknown>(router.state.errors ?? {});
  if (error instanceof RefusedPage) return error.status;
  if (error) throw error as Error;
  const { pathname, search } = router.state.location;
  return pathname + search;
}

describe('guarded addresses', () => {
  it.each<[string, Told, string | number]>([
    ['/admin/ama', null, '/admin?next=%2Fadmin%2Fama'],
    ['/admin/ama?view=changes', null, '/admin?next=%2Fadmin%2Fama%3Fview%3Dchanges'],
    ['/admin/ama#LL-T4TR8', null, '/admin?next=%2Fadmin%2Fama%23LL-T4TR8'],
    ['/admin/ama', member('ama', 'admin'), '/admin/ama'],
    ['/admin/ama', member('kofi', 'admin'), 403],
    ['/admin/ama', member('ama', 'tutor'), 403],
    ['/admin/ama', member('ama', null), 403],
    ['/tutor/ama', null, '/tutor?next=%2Ftutor%2Fama'],
    ['/tutor/ama', member('ama', 'tutor'), '/tutor/ama'],
    ['/tutor/ama', member('kofi', 'tutor'), 403],
    ['/tutor/ama', member('kofi', 'admin'), '/tutor/ama'],
    // With an unread role the page decides.
    ['/admin/ama', 'unreached', '/admin/ama'],
    ['/tutor/ama', 'unreached', '/tutor/ama'],
    ['/admin', null, '/admin'],
    ['/tutor', null, '/tutor'],
  ])('%s for %o ends at %s', async (path, who, end) => {
    expect(await visit(path, who)).toBe(end);
  });

  it('show nothing while the session is unknown', async () => {
    let tell: (who: Member) => void = () => undefined;
    const { router, loadSession } = open('/admin/ama', new Promise((resolve) => (tell = resolve)));
    await expect.poll(() => loadSession.mock.calls.length).toBe(1);
    expect(router.state.initialized).toBe(false);
    tell(member('ama', 'admin'));
    await expect.poll(() => router.state.initialized, { timeout: 5000 }).toBe(true);
    expect(router.state.location.pathname).toBe('/admin/ama');
  });
});

describe('open addresses', () => {
  it('do not load the session', async () => {
    const { router, loadSession } = open('/faq', Promise.resolve(null));
    await expect.poll(() => router.state.initialized, { timeout: 5000 }).toBe(true);
    expect(loadSession).not.toHaveBeenCalled();
  });

  it('are left by a full page load when they are external redirects', async () => {
    const { leave } = open('/whatsapp', Promise.resolve(null));
    await expect.poll(() => leave.mock.calls).toEqual([['https://wa.me/233240000000']]);
  });
});
