/**
 * Chunks of code shared by several parts, so that the service worker does not cache copies: the bundler
 * duplicates small modules. Public pages and the main script keep copies, so that a page loads only what it
 * uses.
 */
const ofParts = {
  dates: /node_modules[\\/]dayjs|shared[\\/]i18n[\\/]dates/,
  forms: /node_modules[\\/]@hookform|src[\\/]shared[\\/]ui[\\/]form[\\/]|components[\\/]field[\\/]/,
  // The background, which is on every phone, needs it.
  keeping:
    /node_modules[\\/](idb|dequal)|shared[\\/](database-connection|device-database|lib[\\/](sending|lifecycle|device|tabs)|backend[\\/](access-policy|backend-port)|fields[\\/](read-stored|is-stored)|ghana[\\/](subjects|levels|regions|week)|choices)|entities[\\/](reference-code|tracking)[\\/]model|drafts[\\/](store[\\/](device-drafts|draft-(name|source|state|store)|kept-text|old-drafts|open-draft)|form[\\/]use-draft-store)/,
  drafting:
    /drafts[\\/](form[\\/](?!use-draft-store)|attachments[\\/]use-wake|store[\\/](forget-drafts|shown-forms|bring-forward))|shared[\\/]lib[\\/]action/,
  requests: /entities[\\/]tuition-request[\\/]model/,
  // Without what only a tutor's own area uses.
  offers:
    /entities[\\/](offer|lesson|neighbour-group|tutor)[\\/]model[\\/](?!absences|change-profile|progress)/,
};

/** Chunks that the desk, the tutor area and the sign-in share as well. */
const ofAll = {
  machines: /node_modules[\\/](@xstate|xstate)/,
  phone:
    /node_modules[\\/]libphonenumber|src[\\/]shared[\\/](phone|ghana[\\/]digital-address|fields[\\/](fields|field-message))/,
};

/** @typedef {{ name?: string | undefined }} Chunk */

const isPart = (/** @type {Chunk} */ { name }) =>
  !/^(main|first|inspector|firebase|account|guard)$|^page-/.test(name ?? '');

const isAny = (/** @type {Chunk} */ { name }) =>
  !/^(main|first)$|^page-(?!backOffice|tutorArea)/.test(name ?? '');

/** @param {Readonly<Record<string, RegExp>>} tests @param {(chunk: Chunk) => boolean} chunks */
const toGroups = (tests, chunks) =>
  Object.fromEntries(
    Object.entries(tests).map(([name, test]) => [
      name,
      { name, test, chunks, minChunks: 2, enforce: true, priority: 5 },
    ]),
  );

/**
 * Styles of parts that load after their page, in one file: the headers of a request for each would outweigh
 * most of them.
 */
const partStyles = {
  name: 'part-styles',
  type: /^css/,
  // Some parts import these before a component and some after it, so that their order would be undefined.
  test: /^(?!.*(help-lines|draft-note|quick-exit))/,
  chunks: (/** @type {Chunk} */ { name }) =>
    /^(record|ripple|settings-screen|background|part-(tuition|homework|enquiry))$/.test(name ?? ''),
  enforce: true,
  priority: 10,
};

/** Styles of pages with a few lines of their own. */
const plainStyles = {
  name: 'plain-styles',
  type: /^css/,
  chunks: (/** @type {Chunk} */ { name }) =>
    /^page-(blog|certificate|code|consult|consultancy|counselling|counsellors|error|gallery|homework|job|jobs|outcome|practice|receipt|tutorEntry|tutors)$/.test(
      name ?? '',
    ),
  enforce: true,
  priority: 10,
};

/** Groups of `splitChunks`. */
export const chunkGroups = {
  ...toGroups(ofParts, isPart),
  ...toGroups(ofAll, isAny),
  partStyles,
  plainStyles,
};
