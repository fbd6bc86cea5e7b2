import axe from 'axe-core';
import type { Page } from './test';

interface Finding {
  readonly rule: string;
  readonly where: readonly string[];
}

/** What axe checks: WCAG 2.2 AA with best practices, or only what depends on the theme. */
type Part = 'everything' | 'colours';

/** Runs axe on the page, once its transitions have finished. */
export async function findBarriers(page: Page, part: Part = 'everything'): Promise<readonly Finding[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (wanted) => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
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
  return page.evaluate(async () => {
    // A drawer measures slightly less during its animation.
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((animation) => animation.finished));
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
