import facts from './picture-facts.data.json';

/** A file in `public/pictures/`. */
type PictureName = keyof typeof facts;

export interface PictureFile {
  readonly src: string;
  readonly type: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The size of the file. */
  readonly bytes: number;
}

/** What the build knows of a picture, so that a page can say what it costs before it is loaded. */
export function pictureFile(name: PictureName): PictureFile {
  return { src: `/pictures/${name}`, ...facts[name] };
}
