import type { Locator } from '@playwright/test';
import { expect, type Page } from './test';

/** What one thing costs: presses, and how far down the page the pressed things end, in pixels. */
export interface Counted {
  readonly presses: number;
  /** Where the lowest one ends. */
  readonly down: number;
  /** Where the first one ends, before anything has scrolled or opened. */
  readonly first: number;
}

/** A hand that counts what it presses on a phone. Letters and digits that it types are not counted. */
export interface Hand {
  press(target: Locator): Promise<void>;
  /** Taps the field, then types. */
  type(field: Locator, text: string): Promise<void>;
  /** Types in a field of a form; the tap belongs to the typing. */
  fill(field: Locator, text: string): Promise<void>;
  /** Two presses on a phone: the list opens, and the choice is tapped. */
  choose(list: Locator, label: string): Promise<void>;
  counted(): Counted;
}

export function createHand(page: Page): Hand {
  let presses = 0;
  let down = 0;
  let first = 0;
  const touch = async (target: Locator, count: number) => {
    await expect(target).toBeAttached();
    const box = await target.boundingBox();
    const scrolled = await page.evaluate(() => scrollY);
    presses += count;
    const end = Math.round(scrolled + (box?.y ?? 0) + (box?.height ?? 0));
    if (presses === count) first = end;
    down = Math.max(down, end);
  };
  return {
    press: async (target) => {
      await touch(target, 1);
      await target.click();
    },
    type: async (field, text) => {
      await touch(field, 1);
      await field.click();
      await page.keyboard.type(text);
    },
    fill: async (field, text) => {
      await touch(field, 0);
      await field.fill(text);
    },
    choose: async (list, label) => {
      await touch(list, 2);
      await list.selectOption({ label });
    },
    counted: () => ({ presses, down, first }),
  };
}
