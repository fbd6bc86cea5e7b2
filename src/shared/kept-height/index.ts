export { keepHeight, releasePlace, reserveForCodes } from './kept-heights';
export { measured } from './measured';
