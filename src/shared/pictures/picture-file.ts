import facts from './picture-facts.data.json';

/** A file in `public/pictures/`. */
type PictureName = keyof typeof facts;

export interface PictureFile {
  readonly src: string;
  readonly type: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Size of the file in bytes. */
  readonly bytes: number;
}

/** Size and type of a picture, known at build time, so that a page can show its cost before loading. */
export function pictureFile(name: PictureName): PictureFile {
  return { src: `/pictures/${name}`, ...facts[name] };
}
