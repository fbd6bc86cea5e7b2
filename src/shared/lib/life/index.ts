export { by, isBy, readLife, type Life, type LifeEvent, type Move, type MovedBy } from './life';
export { goesWithJunk, isJunkDeleted, isOfJunk, junk } from './junk-rule';
export { isNewRecord, lifeRule, type MoverOf } from './life-rule';
export { trackingPath, trackMove } from './track-move';
