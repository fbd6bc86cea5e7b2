/**
 * The oldest browsers that the phones of 2021 on carry; older ones get what they can read. Edge, and Samsung Internet 16, are
 * Chrome 92.
 */
export const oldest = { chrome: 92, firefox: 98, safari: 15.4 };

/** The same for those who ask in the words of Browserslist. */
export const targets = [
  `chrome >= ${oldest.chrome}`,
  `edge >= ${oldest.chrome}`,
  `firefox >= ${oldest.firefox}`,
  `safari >= ${oldest.safari}`,
  `ios_saf >= ${oldest.safari}`,
  'samsung >= 16',
];
