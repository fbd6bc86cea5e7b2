import { buildIfNeeded } from './ready.mjs';

/** Builds the production site, unless nothing it reads has changed. */
buildIfNeeded();
