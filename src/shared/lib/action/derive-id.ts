/**
 * The id of one of several writes of a press. The same for the same press and part, so that a second try of the press writes the same
 * documents.
 * @param part short: ids of lines are at most 60 characters
 */
export const deriveId = (actionId: string, part: string | number): string => `${actionId}-${part}`;
