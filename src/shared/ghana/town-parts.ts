/** Normalised place names in a text: `Bantama, Kumasi` → `bantama`, `kumasi`. */
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

/** Whether two texts have a place name in common. */
export function isSameTown(one: string, other: string): boolean {
  const places = new Set(townParts(one));
  return townParts(other).some((part) => places.has(part));
}
