import { maximumFileBytes } from '@/shared/backend';
import { judgePicture } from './judge-picture';
import { isAt, makeSmall, pictureTypes, type SmallPicture } from './picture';

/** MIME types for the file chooser; validation reads the file's content. */
export const acceptedPaperTypes = ['application/pdf', ...pictureTypes] as const;

/** Resizes a picture; leaves a PDF unchanged. Never rejects. */
async function takePaper(file: Blob): Promise<SmallPicture> {
  let head: ArrayBuffer;
  try {
    head = await file.slice(0, 5).arrayBuffer();
  } catch {
    return { problem: 'unreadable' };
  }
  if (!isAt(new Uint8Array(head), 0, '%PDF-')) return makeSmall(file);
  if (file.size > maximumFileBytes) return { problem: 'tooLarge' };
  // Sets the MIME type, whatever the phone reports.
  return { file: file.slice(0, file.size, 'application/pdf') };
}

/** Rules for papers: maximum number, resizing and quality checks. */
export const paperRules = {
  maximum: 5,
  makeSmall: takePaper,
  judge: judgePicture,
} as const;
