import { createReferenceCode } from '@/entities/reference-code';

/**
 * The code of a post by the id of the press that creates it, a random UUID: a press that is tried again
 * writes the same post.
 */
export const codeOfPress = (actionId: string): string =>
  createReferenceCode('post', (length) =>
    Uint8Array.from({ length }, (_, index) =>
      Number.parseInt(actionId.replace(/-/g, '').slice(2 * index, 2 * index + 2), 16),
    ),
  );
