import type { i18n as I18n, PostProcessorModule } from 'i18next';

/** A text of the site. Of a text for several counts the key has neither `_one` nor `_other`. */
export interface TextPlace {
  readonly namespace: string;
  readonly key: string;
}

/** Which texts the page has asked for, by what it shows. */
export interface TextRegistry {
  /** Texts that read like this, the one that was asked for first at the beginning. */
  readonly placesOf: (shown: string) => readonly TextPlace[];
  /** All texts that were asked for, in order. */
  readonly all: () => readonly TextPlace[];
  /** Stops. */
  readonly stop: () => void;
}

/** What i18next tells of a translation when `postProcessPassResolved` is set. */
interface Resolved {
  readonly usedKey?: string;
  readonly usedNS?: string;
}

const name = 'wordings';

export const nameOfText = ({ namespace, key }: TextPlace): string => `${namespace}:${key}`;

/** As a browser shows a text: with single spaces. */
const asShown = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Notes every text that is translated from now on; the texts themselves stay as they are. All parts of the
 * page translate theirs again.
 */
export function registerTexts(i18n: I18n): TextRegistry {
  const places = new Map<string, TextPlace[]>();
  const all = new Map<string, TextPlace>();
  const note = (shown: string, place: TextPlace) => {
    const known = places.get(shown) ?? [];
    if (!known.some((other) => nameOfText(other) === nameOfText(place))) places.set(shown, [...known, place]);
    all.set(nameOfText(place), place);
  };
  const processor: PostProcessorModule = {
    type: 'postProcessor',
    name,
    process: (value: unknown, _key, options: { lng?: string | null; i18nResolved?: Resolved }) => {
      const { usedKey, usedNS } = options.i18nResolved ?? {};
      // What is said in English on purpose is not translated.
      if (typeof value === 'string' && usedKey !== undefined && usedNS !== undefined && options.lng !== 'en')
        note(asShown(value), { namespace: usedNS, key: usedKey });
      return value as string;
    },
  };
  i18n.use(processor);
  i18n.options.postProcess = [name];
  i18n.options.postProcessPassResolved = true;
  i18n.emit('wordsChanged');
  return {
    placesOf: (shown) => places.get(asShown(shown)) ?? [],
    all: () => [...all.values()],
    stop: () => {
      i18n.options.postProcess = false;
    },
  };
}
