import { baseApi, liveList, liveQuery, oldestFirst, withBackend } from '@/shared/api';
import { noOverlay, parseWordOverlay, wordOverlayPath, type WordOverlay } from '../model/word-overlay';
import {
  mostWordings,
  parseWording,
  wordingCollection,
  wordingOfCode,
  type Wording,
  type WordingLanguage,
} from '../model/wording';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All suggested words, oldest first. For the office. */
    wordings: build.query<readonly Wording[], null>(
      liveList({
        collection: wordingCollection,
        parse: parseWording,
        idOf: ({ id }: Wording) => id,
        compare: oldestFirst,
      }),
    ),
    /** The words that were sent under a code, in their order; empty when it is of none. */
    wordingsOfCode: build.query<readonly Wording[], string>(
      liveQuery({
        watch: () => [wordingCollection],
        read: withBackend(async ({ documents }, code) => {
          const found: Wording[] = [];
          for (let place = 1; place <= mostWordings; place += 1) {
            const data = await documents.get(wordingOfCode(code, place));
            if (data === null) break;
            found.push(parseWording(`${code}-${String(place)}`, data));
          }
          return found;
        }),
      }),
    ),
    /** The accepted words of a language, as every visitor gets them. */
    wordOverlay: build.query<WordOverlay, WordingLanguage>(
      liveQuery({
        watch: (language) => [wordOverlayPath(language)],
        read: withBackend(async ({ documents }, language) => {
          const data = await documents.get(wordOverlayPath(language));
          return data === null ? noOverlay : parseWordOverlay(language, data);
        }),
      }),
    ),
  }),
});

export const { useWordingsQuery, useWordingsOfCodeQuery, useWordOverlayQuery } = api;
