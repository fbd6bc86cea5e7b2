import { attemptByPolicy } from '../policy-attempt';
import { describeForgedWrites } from './forged-cases';

describeForgedWrites(attemptByPolicy);
