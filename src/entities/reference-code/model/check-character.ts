/** Crockford base 32, without I, L, O and U: no two characters look alike. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Powers of a generator of GF(32), with polynomial x⁵ + x² + 1: 31 distinct weights. */
const powers = Array.from({ length: 31 }).reduce<number[]>((list) => {
  const previous = list.at(-1);
  const next = previous === undefined ? 1 : previous << 1;
  return [...list, next & 32 ? next ^ 0b100101 : next];
}, []);

function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (powers[(powers.indexOf(a) + powers.indexOf(b)) % 31] ?? 0);
}

/**
 * Computes the check character of up to 30 characters: their weighted sum in GF(32). Detects any single wrong
 * character and any swap of two different characters.
 */
export function checkCharacter(text: string): string {
  const sum = Array.from(text).reduce(
    // The check character has weight 1, the first power; the others start with the second.
    (total, character, index) => total ^ multiply(alphabet.indexOf(character), powers[index + 1] ?? 0),
    0,
  );
  return alphabet[sum] ?? '';
}
