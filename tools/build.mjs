import { buildIfNeeded } from './ready.mjs';

/** Builds the production site, unless its inputs are unchanged. */
buildIfNeeded();
