/**
 * Emergency numbers for a child in danger. From published sources, November 2026; the office verifies each
 * before launch.
 */
export const helpLines = [
  { key: 'emergency', number: '112', shown: '112' },
  { key: 'hope', number: '0800800800', shown: '0800 800 800' },
  { key: 'hopeToo', number: '0800900900', shown: '0800 900 900' },
] as const;
