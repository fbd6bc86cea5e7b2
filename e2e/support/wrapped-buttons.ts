import type { Page } from './test';

/** Buttons, and links that look like one, whose words take more than one line. Underlined ones may. */
export const findWrappedButtons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isFramed = (element: Element) => {
      const { borderTopStyle, borderTopColor, fontWeight } = getComputedStyle(element);
      const isSeen = borderTopStyle === 'solid' && borderTopColor !== 'rgba(0, 0, 0, 0)';
      return isSeen && Number(fontWeight) >= 700;
    };
    /** Tops of the lines of all texts inside; an icon beside them is none. */
    const linesOf = (element: Element) => {
      const tops: number[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        tops.push(...[...range.getClientRects()].map(({ top }) => Math.round(top)));
      }
      return new Set(tops).size;
    };
    return [...document.querySelectorAll('#main button, #main a')]
      .filter((element) => element.checkVisibility() && isFramed(element) && linesOf(element) > 1)
      .map(({ textContent }) => textContent.trim());
  });
