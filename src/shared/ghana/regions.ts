/** The sixteen regions by ISO 3166-2 code, sorted by English name. */
export const regionCodes = [
  'GH-AF',
  'GH-AH',
  'GH-BO',
  'GH-BE',
  'GH-CP',
  'GH-EP',
  'GH-AA',
  'GH-NE',
  'GH-NP',
  'GH-OT',
  'GH-SV',
  'GH-UE',
  'GH-UW',
  'GH-TV',
  'GH-WP',
  'GH-WN',
] as const;

export type RegionCode = (typeof regionCodes)[number];
