/**
 * Derives the id of one of several writes of a press. Deterministic, so that a retry writes the same
 * documents.
 * @param part short, since change-log ids have at most 60 characters
 */
export const deriveId = (actionId: string, part: string | number): string => `${actionId}-${part}`;
