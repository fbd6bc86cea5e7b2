import type { PictureFacts } from './album-picture';

/**
 * Whether visitors may see a picture as far as its consent goes: through the whole last day, in the time of
 * Ghana. A picture without a child needs none. The database rules say the same.
 * @param now ISO 8601
 */
export const isConsented = ({ until }: Pick<PictureFacts, 'until'>, now: string): boolean =>
  until === '' || Date.parse(`${until}T23:59:00.000Z`) >= Date.parse(now);
