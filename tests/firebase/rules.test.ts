import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { describeAccessMatrix, describeDutyMatrix } from '../policy/access-matrix';
import { rowClock } from '../policy/attempt';
import { describeFiles } from '../policy/file-cases';
import { describeMoving } from '../policy/moving-cases';
import { describeReadingAndSending } from '../policy/reading-and-sending-cases';
import { describeTampering } from '../policy/tampered-cases';
import { createRulesAttempt } from './rules-attempt';
import { openRules } from './rules-environment';

const environment = await openRules('demo-rules', readFileSync('firestore.rules', 'utf8'));
afterAll(() => environment.close());

const attempt = createRulesAttempt(environment);

// The server has its own clock, and a run takes long.
rowClock.now = Date.now;

describeReadingAndSending(attempt);
describeMoving(attempt);
describeFiles(attempt);
describeAccessMatrix(attempt);
describeDutyMatrix(attempt);
describeTampering(attempt);
