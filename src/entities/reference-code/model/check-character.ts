/** Crockford base 32: no I, L, O, U, so that no two characters look alike when written by hand. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Powers of a generator of the field of 32 elements, x⁵ + x² + 1: thirty-one different weights. */
const powers = Array.from({ length: 31 }).reduce<number[]>((list) => {
  const previous = list.at(-1);
  const next = previous === undefined ? 1 : previous << 1;
  return [...list, next & 32 ? next ^ 0b100101 : next];
}, []);

function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (powers[(powers.indexOf(a) + powers.indexOf(b)) % 31] ?? 0);
}

/**
 * The check character of up to 30 characters of the alphabet: their weighted sum. It differs after any one wrong
 * character and after any two different characters change places, wherever they stand.
 */
export function checkCharacter(text: string): string {
  const sum = Array.from(text).reduce(
    // The check character itself weighs 1, the first power; the others begin with the second.
    (total, character, index) => total ^ multiply(alphabet.indexOf(character), powers[index + 1] ?? 0),
    0,
  );
  return alphabet[sum] ?? '';
}
