// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goToPlace } from './go-to-place';

const scrolledTo: string[] = [];

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = vi.fn(function (this: HTMLElement) {
    scrolledTo.push(this.id);
  });
});

afterEach(() => {
  scrolledTo.length = 0;
  document.body.replaceChildren();
});

/** Adds a part to the page, and waits until observers have been called. */
async function addPart(id: string): Promise<HTMLElement> {
  const part = document.createElement('section');
  part.id = id;
  document.body.append(part);
  await Promise.resolve();
  return part;
}

it('shows a part that is there', async () => {
  const part = await addPart('lesson');
  goToPlace('lesson');
  expect(scrolledTo).toEqual(['lesson']);
  expect(document.activeElement).toBe(part);
});

it('puts whoever goes to an answer into its field, and into the part where there is none', async () => {
  const part = await addPart('answer');
  part.dataset.answers = '';
  goToPlace('answer');
  expect(document.activeElement).toBe(part);
  const field = document.createElement('textarea');
  part.append(field);
  goToPlace('answer');
  expect(document.activeElement).toBe(field);
  expect(scrolledTo).toEqual(['answer', 'answer']);
});

it('shows a part that is still being loaded once it is there, and only once', async () => {
  goToPlace('lesson');
  await addPart('story');
  expect(scrolledTo).toEqual([]);
  const part = await addPart('lesson');
  expect(document.activeElement).toBe(part);
  await addPart('offer');
  expect(scrolledTo).toEqual(['lesson']);
});

it.each(['pointerdown', 'click', 'focusin', 'keydown', 'wheel', 'touchmove'])(
  'waits no longer after %s',
  async (act) => {
    goToPlace('lesson');
    dispatchEvent(new Event(act));
    await addPart('lesson');
    expect(scrolledTo).toEqual([]);
  },
);

it('waits while the focus of a control that is gone moves to what surrounded it', async () => {
  const around = await addPart('form');
  around.tabIndex = -1;
  goToPlace('lesson');
  around.focus();
  const part = await addPart('lesson');
  expect(document.activeElement).toBe(part);
});

it('waits for the last part that was asked for', async () => {
  goToPlace('lesson');
  goToPlace('offer');
  await addPart('lesson');
  expect(scrolledTo).toEqual([]);
  await addPart('offer');
  expect(scrolledTo).toEqual(['offer']);
});
