export const asJpeg = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`;

/** Name of an attachment after it was made small. A PDF and a drawing keep theirs. */
export const nameOf = (name: string, { type }: Blob) =>
  type === 'application/pdf' || type === 'image/png' ? name : asJpeg(name);
