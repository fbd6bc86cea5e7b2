export { readLife, type Life, type Move, type MovedBy } from './life';
export { lifeRule } from './life-rule';
