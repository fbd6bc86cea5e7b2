/** Replaced by the build. */
declare const __BUILD_ID__: string;
/** Fields of the office's facts that `npm run deploy` read; none in other builds. */
declare const __OFFICE_FACTS__: Readonly<Record<string, unknown>>;
/** Languages in which less than half of the texts can be read. */
declare const __LANGUAGES_WITH_FEW_WORDS__: readonly string[];
