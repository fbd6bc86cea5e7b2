export { GuidePage as Component } from './ui/guide-page';
export { loadGuidePart as loadRest } from './ui/load-guide-part';
