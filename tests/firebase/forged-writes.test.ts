import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { describeForgedWrites } from '../policy/forged-writes/forged-cases';
import { createRulesAttempt } from './rules-attempt';
import { openRules } from './rules-environment';

const environment = await openRules('demo-forged', readFileSync('firestore.rules', 'utf8'));
afterAll(() => environment.close());

describeForgedWrites(createRulesAttempt(environment), { isOfRules: true });
