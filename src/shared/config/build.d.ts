/** Replaced by the build. */
declare const __BUILD_ID__: string;
