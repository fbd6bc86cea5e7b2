/** An element of MathML or SVG as data. A pack never contains markup as text. */
export interface Markup {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly (string | Markup)[];
}

export interface Formula {
  /** Children of the `math` element. */
  readonly math: readonly Markup[];
  /** The formula in one line, shown where MathML is missing: `3/4`, `x²`. */
  readonly plain: string;
}

/** Piece of a text. An empty line in a string starts a paragraph. */
export type Piece = string | { readonly strong: string } | Formula;

export type RichText = readonly Piece[];

export interface Figure {
  /** An `svg` element with a viewBox, drawn with `currentColor`. */
  readonly svg: Markup;
  /** What a person who cannot see the drawing needs to answer. */
  readonly alt: string;
}

export interface Table {
  readonly caption: string;
  readonly head: readonly RichText[];
  readonly rows: readonly (readonly RichText[])[];
}

/** A text of a pack in one line of characters, for labels and files. */
export const plainText = (text: RichText): string =>
  text
    .map((piece) => (typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.plain))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
