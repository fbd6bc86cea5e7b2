import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { compactRules } from '../../tools/rules/compact-rules';
import { describeForgedWrites } from '../policy/forged-writes/forged-cases';
import { createRulesAttempt } from './rules-attempt';
import { openRules } from './rules-environment';

// As they are deployed.
const rules = compactRules(readFileSync('firestore.rules', 'utf8'));
const environment = await openRules('demo-forged', rules);
afterAll(() => environment.close());

describeForgedWrites(createRulesAttempt(environment), { isOfRules: true });
