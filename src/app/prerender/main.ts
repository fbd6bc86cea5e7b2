export { htmlLangOf, languages } from '@/shared/i18n';
export { listedPages, pathOf, shells, wholePages } from './prerendered-pages';
export { renderPage } from './render';
export { structuredDataOf } from './structured-data';
