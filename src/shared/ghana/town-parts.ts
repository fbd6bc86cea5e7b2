/** The places that a text names, in plain small letters: `Bantama, Kumasi` → `bantama`, `kumasi`. */
export function townParts(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/ɛ/g, 'e')
    .replace(/ɔ/g, 'o')
    .replace(/\p{M}/gu, '')
    .split(/[,;/&+]|\band\b/)
    .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((part) => part !== '');
}

/** Whether two texts name a place in common, however it is written. */
export function isSameTown(one: string, other: string): boolean {
  const places = new Set(townParts(one));
  return townParts(other).some((part) => places.has(part));
}
