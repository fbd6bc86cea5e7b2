export { isShellPath, pathOf, wholePages, type WholePage } from './documents';
export { PreloadPageContext, usePreloadPage, type PreloadPage } from './preload-page';
export { routePatterns, routes, safeNextPath, signInTo, textOfHash } from './routes';
