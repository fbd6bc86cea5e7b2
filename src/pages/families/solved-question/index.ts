export { loadSolvedPart as loadRest } from './ui/load-solved-part';
export { SolvedPage as Component } from './ui/solved-page';
