/** Largest source that Firebase takes, in bytes. */
export const largestRules = 256_000;

const text = /('(?:[^'\\\n]|\\.)*')/;
const comment = /^\s*\/\/.*\n/gm;

/** Parts of rules: texts have odd places, and may hold what looks like code. */
const partsOf = (rules: string): readonly string[] => rules.replace(comment, '').split(text);

/**
 * The rules without comments, indentation and spaces around operators: Firebase takes no source above 256 kB.
 * They mean the same, and each condition stays on a line or two.
 */
export const compactRules = (rules: string): string =>
  partsOf(rules)
    .map((part, place) =>
      place % 2 === 1
        ? part
        : part.replace(/\n\s*/g, '\n').replace(/\s*(&&|\|\||==|!=|<=|>=|,|\?)\s*/g, '$1'),
    )
    .join('');

/** The words and signs of rules, for comparison. */
export const tokensOf = (rules: string): readonly string[] =>
  partsOf(rules).flatMap((part, place) =>
    place % 2 === 1 ? [part] : (part.match(/[\w.$/]+|&&|\|\||[=!<>]=|[^\s\w]/g) ?? []),
  );
