/** The build that `npm run bench` compares with: everything is woken at once, without slices. */
declare const __WAKES_IN_ONE_PIECE__: boolean;
