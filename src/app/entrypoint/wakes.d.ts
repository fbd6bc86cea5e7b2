/** True in the comparison build of `npm run bench`: hydrates everything at once. */
declare const __WAKES_IN_ONE_PIECE__: boolean;
