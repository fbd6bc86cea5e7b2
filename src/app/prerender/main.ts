export { htmlLangOf, languages } from '@/shared/i18n';
export { pathOf, wholePages } from '@/shared/routes';
export { listedPages, shells, unlistedPages } from './prerendered-pages';
export { renderPage } from './render';
export { structuredDataOf } from './structured-data';
