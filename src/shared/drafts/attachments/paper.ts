import { maximumFileBytes } from '@/shared/backend';
import { judgePicture } from './judge-picture';
import { isAt, makeSmall, pictureTypes, type SmallPicture } from './picture';

/** What the file chooser offers for a paper; what is in the file decides. */
export const acceptedPaperTypes = ['application/pdf', ...pictureTypes] as const;

/** Pictures are drawn anew, small; a PDF stays as it is. Never rejects. */
async function takePaper(file: Blob): Promise<SmallPicture> {
  let head: ArrayBuffer;
  try {
    head = await file.slice(0, 5).arrayBuffer();
  } catch {
    return { problem: 'unreadable' };
  }
  if (!isAt(new Uint8Array(head), 0, '%PDF-')) return makeSmall(file);
  if (file.size > maximumFileBytes) return { problem: 'tooLarge' };
  // Whatever the phone calls it.
  return { file: file.slice(0, file.size, 'application/pdf') };
}

/** How a form takes papers: up to so many, each looked at for what may be wrong with it. */
export const paperRules = {
  maximum: 5,
  makeSmall: takePaper,
  judge: judgePicture,
} as const;
