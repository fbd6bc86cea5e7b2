// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecorder } from '../recording/create-recorder';
import { loanMachine } from '../samples/loan-machine';
import { InspectorDock } from './inspector-dock';

const show = () =>
  render(
    <InspectorDock
      recorder={createRecorder({ now: () => 0, soon: (update) => update() })}
      machines={[loanMachine]}
      isOpenFirst
      showsValuesFirst={false}
    />,
  );

const edge = () => screen.getByRole('separator', { name: 'Height of the inspector' });
const heightNow = () => Number(edge().getAttribute('aria-valuenow'));

/** A window with a document of its own, since jsdom opens none. */
function otherWindow(): { view: Window; close: () => void } {
  const close = vi.fn(() => target.dispatchEvent(new Event('pagehide')));
  const target = Object.assign(new EventTarget(), {
    document: document.implementation.createHTMLDocument(),
    closed: false,
    close,
  });
  return { view: target as unknown as Window, close };
}

beforeEach(() => {
  localStorage.clear();
  // jsdom has no canvas; the panel then counts letters.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is resized by keys within the page, and keeps its height', () => {
  const { unmount } = show();
  const first = heightNow();
  fireEvent.keyDown(edge(), { key: 'ArrowUp' });
  expect(heightNow()).toBe(first + 32);
  fireEvent.keyDown(edge(), { key: 'Home' });
  expect(heightNow()).toBe(window.innerHeight - 80);
  fireEvent.keyDown(edge(), { key: 'End' });
  fireEvent.keyDown(edge(), { key: 'ArrowDown' });
  expect(heightNow()).toBe(180);
  unmount();
  show();
  expect(heightNow()).toBe(180);
});

it('says that a window was not allowed, and stays in the page', () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Own window' }));
  expect(screen.getByText(/did not allow a window/)).toBeTruthy();
  expect(screen.getByRole('complementary', { name: 'Inspector' })).toBeTruthy();
});

it('moves into a window of its own, and comes back when that is closed', () => {
  const { view, close } = otherWindow();
  vi.spyOn(window, 'open').mockReturnValue(view);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Own window' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(view.document.title).toBe('Inspector');
  expect(view.document.querySelector('aside')?.textContent).toContain('loan');
  expect(document.body.style.paddingBlockEnd).toBe('');
  act(() => close());
  expect(screen.getByRole('complementary', { name: 'Inspector' })).toBeTruthy();
  expect(view.document.querySelector('aside')).toBeNull();
});

it('closes its window with the page', () => {
  const { view, close } = otherWindow();
  vi.spyOn(window, 'open').mockReturnValue(view);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Own window' }));
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(close).toHaveBeenCalled();
});
