import { canBeSameSchool } from '@/shared/ghana';

/** Spellings of the same words in names of schools. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bsaint\b/g, 'st'],
  [/\bpresby\b/g, 'presbyterian'],
  [/\bmeth\b/g, 'methodist'],
  [/\bcath\b/g, 'catholic'],
  [/\b(shs|senior high school|senior high|senior secondary|secondary school|sec sch|sec)\b/g, 'shs'],
  [/\b(tech|technical)\b/g, 'technical'],
  [/\bschool\b/g, ''],
];

function spelt(name: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ɛ/g, 'e')
    .replace(/ɔ/g, 'o')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return spellings
    .reduce((text, [shape, word]) => text.replace(shape, word), plain)
    .replace(/\s+/g, ' ')
    .trim();
}

/** How alike two names are: those of one school, or of what can be one; null for two schools. */
export function likenessOf(one: string, other: string): 'same' | 'similar' | null {
  const [first, second] = [spelt(one), spelt(other)];
  if (first === '' || second === '') return null;
  if (first === second) return 'same';
  return canBeSameSchool(one, other) ? 'similar' : null;
}
