export { codeWords } from './code-words';
export { addressesOf, isAddressOf, isShellPath, pathOf, wholePages, type WholePage } from './documents';
export { pageEntries, pages, type PageEntry, type PageName } from './pages';
export { PreloadPageContext, usePreloadPage, type PreloadPage } from './preload-page';
export { routes, safeNextPath, signInTo, textOfHash } from './routes';
