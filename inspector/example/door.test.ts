// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

// jsdom has no layout and no scrolling.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
Element.prototype.scrollTo = () => undefined;

it('the example shows its machine and the events it receives', async () => {
  const { door } = await import('./door');
  const panel = await screen.findByRole('complementary', { name: 'Inspector' });
  const machines = within(panel).getByRole('region', { name: 'Machines' });
  await waitFor(() =>
    expect(within(machines).getByRole('button', { name: /door/ }).textContent).toContain('closed'),
  );
  door.send({ type: 'door.opened' });
  const chart = { name: 'Statechart of door' };
  expect(await within(panel).findByRole('group', chart, { timeout: 15_000 })).toBeTruthy();
  const events = within(panel).getByRole('region', { name: 'Events' });
  await waitFor(() => expect(events.textContent).toContain('door.opened'));
  expect(within(machines).getByRole('button', { name: /door/ }).textContent).toContain('open');
});
