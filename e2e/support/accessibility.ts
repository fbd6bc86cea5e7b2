import axe from 'axe-core';
import type { Page } from './test';

interface Finding {
  readonly rule: string;
  readonly where: readonly string[];
}

/** What axe checks: WCAG 2.2 AA with best practices, or only what depends on the theme. */
type Part = 'everything' | 'colours';

/**
 * Waits until two frames in a row begin without a transition that ends.
 * One wait is not enough: a tab that comes back to the front starts its transitions with its next frame.
 */
async function finishTransitions(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(async () => {
    for (let still = 0; still < 2; still++) {
      await new Promise(requestAnimationFrame);
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      if (ending.length > 0) still = -1;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });
}

/** Runs axe on the page, once its transitions have finished. */
export async function findBarriers(page: Page, part: Part = 'everything'): Promise<readonly Finding[]> {
  await page.evaluate(axe.source);
  await finishTransitions(page);
  return page.evaluate(async (wanted) => {
    const { violations } = await window.axe.run(document, {
      runOnly:
        wanted === 'colours'
          ? { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
          : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(({ id, nodes }) => ({
      rule: id,
      where: nodes.map(({ target }) => target.join(' ')),
    }));
  }, part);
}

/** Touch targets smaller than 44 px, except links inside a sentence. */
export async function findSmallTargets(page: Page): Promise<readonly string[]> {
  // A drawer measures slightly less during its animation.
  await finishTransitions(page);
  return page.evaluate(() => {
    const isInSentence = (element: Element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, dd, li') !== null;
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isShown = width > 1 && height > 1 && element.checkVisibility();
        const isTick =
          element.matches('input[type=checkbox], input[type=radio]') && element.closest('label') !== null;
        return isShown && !isTick && !isInSentence(element) && (width < 44 || height < 44);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${element.tagName} "${element.textContent.trim().slice(0, 40)}" ${Math.round(width)}×${Math.round(height)}`;
      });
  });
}
