import { describeAccessMatrix, describeDutyMatrix } from './access-matrix';
import { describeFiles } from './file-cases';
import { describeMoving } from './moving-cases';
import { attemptByPolicy } from './policy-attempt';
import { describeReadingAndSending } from './reading-and-sending-cases';
import { describeTampering } from './tampered-cases';

describeReadingAndSending(attemptByPolicy);
describeMoving(attemptByPolicy);
describeFiles(attemptByPolicy);
describeAccessMatrix(attemptByPolicy);
describeDutyMatrix(attemptByPolicy);
describeTampering(attemptByPolicy);
