/** Words of a school's name that say what kind of school it is, not which one. */
const kinds = new Set(
  'the of and school schools basic primary kindergarten kg junior senior high secondary technical jhs jss shs sss shts sec tech m a ma r c rc d l da la municipal assembly'.split(
    ' ',
  ),
);

/** Short forms that people write. */
const whole: Readonly<Record<string, string>> = {
  presby: 'presbyterian',
  meth: 'methodist',
  cath: 'catholic',
  saint: 'st',
};

function distinctiveWords(name: string): ReadonlySet<string> {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ɛ/g, 'e')
    .replace(/ɔ/g, 'o')
    .replace(/['’]s\b|\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !kinds.has(word));
  return new Set(words.map((word) => whole[word] ?? word));
}

/**
 * Whether two names can be those of one school: `Adenta JHS` and `Adenta Community M/A School` can. Rather
 * one too many than one too few: who teaches at a public school may not be paid by its pupils.
 */
export function canBeSameSchool(one: string, other: string): boolean {
  const [few, many] = [distinctiveWords(one), distinctiveWords(other)].sort((a, b) => a.size - b.size);
  return few !== undefined && many !== undefined && few.size > 0 && [...few].every((word) => many.has(word));
}
