export { by, isBy, readLife, type Life, type LifeEvent, type Move, type MovedBy } from './life';
export { isNewRecord, lifeRule, type MoverOf } from './life-rule';
