export { WorkFooter } from './ui/work-footer';
export { SiteFooter } from './ui/site-footer';
