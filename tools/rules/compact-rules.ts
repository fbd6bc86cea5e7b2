/** Largest source that Firebase takes, in bytes. */
export const largestRules = 256_000;

const text = /('(?:[^'\\\n]|\\.)*')/;
const comment = /^\s*\/\/.*\n/gm;
const word = /[A-Za-z_]\w*/;

/** Parts of rules: texts have odd places, and may hold what looks like code. */
const partsOf = (rules: string): readonly string[] => rules.replace(comment, '').split(text);

/** Applies the change to everything of the rules but their texts. */
const changeCode = (rules: string, change: (code: string) => string): string =>
  partsOf(rules)
    .map((part, place) => (place % 2 === 1 ? part : change(part)))
    .join('');

/** The words of the code, texts left out. */
const wordsOf = (rules: string): readonly string[] => {
  const code = partsOf(rules).filter((_, place) => place % 2 === 0);
  return code.join(' ').match(new RegExp(word, 'g')) ?? [];
};

/** Names of the language after `is` and `allow`, which rules may also give to what they declare. */
const languageNames =
  'bool,bytes,constraint,duration,float,int,latlng,list,vector,set,number,map,string,timestamp,path,map_diff,' +
  'read,write,get,create,update,delete';

/** Names that every rule reads. Nothing may declare them: a short name would take their place everywhere. */
const globals = ['request', 'resource', 'database', 'math', 'hashing'];

/**
 * Names that the rules themselves declare: functions, their parameters, and `let`.
 * @throws Error when one of them is a global of the language
 */
const declaredIn = (rules: string): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const [, name = '', parameters = ''] of rules.matchAll(/^\s*function (\w+)\(([^)]*)\)/gm)) {
    for (const declared of [name, ...parameters.split(',')]) names.add(declared.trim());
  }
  for (const [, name = ''] of rules.matchAll(/^\s*let (\w+)/gm)) names.add(name);
  for (const name of ['', ...languageNames.split(',')]) names.delete(name);
  const taken = globals.filter((name) => names.has(name));
  if (taken.length > 0) throw new Error(`the rules declare what the language has: ${taken.join(', ')}`);
  return names;
};

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The n-th of a to Z, a0 to Z0, a1 and so on: with its digit, a longer one is never a reserved word. */
const shortName = (n: number): string =>
  `${letters[n % letters.length]}${n < letters.length ? '' : Math.floor(n / letters.length) - 1}`;

/**
 * A short name for each declared one, the most frequent first. One name has one short name everywhere, and no
 * short name is a word of the rules, so scopes do not matter.
 */
export function shortNamesOf(rules: string): ReadonlyMap<string, string> {
  const words = wordsOf(rules);
  const counts = new Map<string, number>();
  for (const name of words) counts.set(name, (counts.get(name) ?? 0) + 1);
  const declared = [...declaredIn(rules)].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const names = new Map<string, string>();
  let n = 0;
  for (const name of declared) {
    while (counts.has(shortName(n))) n += 1;
    names.set(name, shortName(n));
    n += 1;
  }
  return names;
}

/** A word after a point is a field, and one after a slash a collection: neither is a declared name. */
const named = new RegExp(`([./]?)(${word.source})`, 'g');

/** Gives names of the code their other names. */
const rename = (rules: string, names: ReadonlyMap<string, string>): string =>
  changeCode(rules, (code) =>
    code.replace(named, (found, before: string, name: string) =>
      before === '' ? (names.get(name) ?? name) : found,
    ),
  );

/**
 * The rules without comments, indentation and spaces around operators, and with short names for functions,
 * parameters and variables: Firebase takes no source above 256 kB. They mean the same, and each condition
 * stays on a line or two.
 */
export const compactRules = (rules: string): string =>
  changeCode(rename(rules, shortNamesOf(rules)), (code) =>
    code.replace(/\n\s*/g, '\n').replace(/\s*(&&|\|\||==|!=|<=|>=|,|\?)\s*/g, '$1'),
  );

/** The words and signs of rules, for comparison. Short names become what `names` shortened. */
export function tokensOf(rules: string, names: ReadonlyMap<string, string> = new Map()): readonly string[] {
  const long = new Map([...names].map(([name, short]) => [short, name]));
  return partsOf(rename(rules, long)).flatMap((part, place) =>
    place % 2 === 1 ? [part] : (part.match(/[\w.$/]+|&&|\|\||[=!<>]=|[^\s\w]/g) ?? []),
  );
}
