import { faqGroups, type FaqGroup } from './faq-groups';

/** Distance of two shipped questions: room for what the office puts between them. */
const positionStep = 100_000;

/** The highest position that is stored. */
export const highestPosition = 100_000_000;

/** What a question's place depends on. */
interface Placed {
  readonly slug: string;
  readonly group: FaqGroup;
  readonly position: number;
}

/** A question in its group: the office's record, or null for a shipped one. */
export interface PlacedQuestion<Written> {
  readonly slug: string;
  readonly position: number;
  readonly record: Written | null;
}

export interface QuestionsOfGroup<Written> {
  readonly group: FaqGroup;
  readonly questions: readonly PlacedQuestion<Written>[];
}

/**
 * The shipped questions and the office's records by group, in display order. A record stands for the shipped
 * question of its slug, in whichever group it is.
 * @param shipped slugs by group, in display order
 */
export function placeQuestions<Written extends Placed>(
  shipped: Readonly<Record<FaqGroup, readonly string[]>>,
  records: readonly Written[],
): readonly QuestionsOfGroup<Written>[] {
  const written = new Set(records.map(({ slug }) => slug));
  return faqGroups.map((group) => {
    const questions: PlacedQuestion<Written>[] = shipped[group].map((slug, index) => ({
      slug,
      position: (index + 1) * positionStep,
      record: null,
    }));
    return {
      group,
      questions: [
        ...questions.filter(({ slug }) => !written.has(slug)),
        ...records
          .filter((record) => record.group === group)
          .map((record) => ({ slug: record.slug, position: record.position, record })),
      ].sort((one, other) => one.position - other.position || one.slug.localeCompare(other.slug)),
    };
  });
}

type Places = readonly Pick<Placed, 'position'>[];

/** Position after the last question of a group. */
export const positionAtEnd = (places: Places): number =>
  Math.min((places.at(-1)?.position ?? 0) + positionStep, highestPosition);

/**
 * Position one place further up or down; null at an end, and where two neighbours leave no room.
 * @param index of the question in its group
 */
export function positionBeyond(places: Places, index: number, way: 'up' | 'down'): number | null {
  const step = way === 'up' ? -1 : 1;
  const near = places[index + step]?.position;
  if (near === undefined) return null;
  const far = places[index + 2 * step]?.position ?? (way === 'up' ? 0 : near + 2 * positionStep);
  const between = Math.floor((near + far) / 2);
  return between === near || between === far || between > highestPosition ? null : between;
}
