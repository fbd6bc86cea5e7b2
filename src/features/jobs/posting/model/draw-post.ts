/** What the buttons of a post load on the first press. */
import { buildShareImage, type ShareTexts } from './share-image';
import { toPng } from './to-png';

export { buildReminder } from './reminder';

/** The share image of a post as PNG; null when the browser refuses. */
export const drawPost = (texts: ShareTexts): Promise<Blob | null> => toPng(buildShareImage(texts));
