import { maximumFileBytes } from '@/shared/backend';
import type { Straightening } from '@/shared/pictures';
import { judgePhoto } from './judge-picture';
import { makeSmall, type SmallPicture } from './picture';

/** A picture drawn on this device. It is sent as it is: there is nothing to shrink, and no metadata. */
export class Drawing extends File {}

async function takeDrawn(file: Blob, how?: Straightening): Promise<SmallPicture> {
  if (!(file instanceof Drawing)) return makeSmall(file, how);
  return file.size > maximumFileBytes ? { problem: 'tooLarge' } : { file };
}

/** Rules for a few photos or drawings. */
export const drawnPictureRules = {
  maximum: 2,
  makeSmall: takeDrawn,
  // Pen on white is sharp, and mostly bright.
  judge: (file: Blob) => (file instanceof Drawing ? Promise.resolve([]) : judgePhoto(file)),
} as const;
