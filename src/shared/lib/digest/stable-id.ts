/** Seeds of the four words; any four different numbers. */
const seeds = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667] as const;

/** 32 bits of a text (MurmurHash3). */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (const byte of new TextEncoder().encode(text)) {
    const mixed = Math.imul(byte, 0xcc9e2d51);
    hash ^= Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The UUID (version 8) of a text: the same on every device, so that a document created twice is one document.
 * It hides nothing, and is no proof of anything.
 */
export function stableId(text: string): string {
  const hex = seeds.map((seed) => hashOf(text, seed).toString(16).padStart(8, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
