/**
 * Oldest supported browsers, as on phones from 2021; older ones get prerendered pages. Edge and Samsung
 * Internet 16 are based on Chrome 92.
 */
export const oldest = { chrome: 92, firefox: 98, safari: 15.4 };

/** The same as Browserslist queries. */
export const targets = [
  `chrome >= ${oldest.chrome}`,
  `edge >= ${oldest.chrome}`,
  `firefox >= ${oldest.firefox}`,
  `safari >= ${oldest.safari}`,
  `ios_saf >= ${oldest.safari}`,
  'samsung >= 16',
];
