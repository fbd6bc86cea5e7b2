import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../public/pictures/', import.meta.url));

export interface PictureFacts {
  readonly type: 'image/png' | 'image/webp';
  /** In pixels of the file. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const text = (file: Buffer, from: number, to: number) => file.toString('latin1', from, to);

/** PNG: the first chunk, IHDR, starts with width and height. */
function readPng(file: Buffer) {
  return { type: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) } as const;
}

/** WebP: depends on the type of its first chunk, see RFC 9649, sections 2.5 to 2.7. */
function readWebp(file: Buffer) {
  const type = 'image/webp';
  const chunk = text(file, 12, 16);
  if (chunk === 'VP8X')
    return { type, width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 } as const;
  if (chunk === 'VP8L') {
    const bits = file.readUInt32LE(21);
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } as const;
  }
  return { type, width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff } as const;
}

/**
 * Reads a picture's type and size from its header.
 * @throws Error when it is neither PNG nor WebP
 */
export function readPicture(file: Buffer): PictureFacts {
  const bytes = file.length;
  if (text(file, 1, 4) === 'PNG') return { ...readPng(file), bytes };
  if (text(file, 0, 4) === 'RIFF' && text(file, 8, 12) === 'WEBP') return { ...readWebp(file), bytes };
  throw new Error('a picture must be PNG or WebP');
}

/** Facts of all pictures in public/pictures, by name. */
export function pictureFacts(): Readonly<Record<string, PictureFacts>> {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, readPicture(readFileSync(folder + name))]));
}
