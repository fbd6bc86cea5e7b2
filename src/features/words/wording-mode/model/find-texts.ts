import { nameOfText, type TextPlace, type TextRegistry } from './text-registry';

/** A text on the page and where it stands, in pixels from the top left of the document. */
export interface FoundText {
  /** Unlike any other on the page. */
  readonly id: string;
  readonly shown: string;
  readonly places: readonly TextPlace[];
  readonly box: {
    readonly top: number;
    readonly left: number;
    readonly width: number;
    readonly height: number;
  };
}

/** What is narrower is hidden from sight. */
const fewestPixels = 4;

function boxOf(node: Text): FoundText['box'] | null {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { top, left, width, height } = range.getBoundingClientRect();
  if (width < fewestPixels || height < fewestPixels) return null;
  return { top: top + scrollY, left: left + scrollX, width, height };
}

/** The texts of a part of the page that stand in the registry, in reading order. */
export function findTexts(root: Element, registry: TextRegistry): readonly FoundText[] {
  const found: FoundText[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const shown = (node.textContent ?? '').trim();
    const places = shown === '' ? [] : registry.placesOf(shown);
    const [first] = places;
    const box = first && node instanceof Text ? boxOf(node) : null;
    if (first && box) found.push({ id: `${nameOfText(first)} ${String(found.length)}`, shown, places, box });
  }
  return found;
}
