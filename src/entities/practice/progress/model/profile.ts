import type { PracticeSettings } from './settings';

/** Names of tokens of the design system are chosen by the screen. */
export const profileColours = ['green', 'gold', 'red', 'blue', 'violet', 'grey'] as const;

export type ProfileColour = (typeof profileColours)[number];

/** Longest name of a profile, in characters. */
export const longestProfileName = 30;

/** Somebody who practises on this device. No account; never sent. */
export interface PracticeProfile {
  readonly id: string;
  readonly name: string;
  readonly colour: ProfileColour;
  /** In milliseconds since the epoch. */
  readonly createdAt: number;
  readonly settings: PracticeSettings;
}
