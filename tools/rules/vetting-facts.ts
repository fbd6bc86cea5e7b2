import { clearanceSchema, clearedFrom, clearedSchema } from '@/entities/vetting/evidence/model/clearance';
import {
  policeEvidence,
  requiredEvidence,
  requiredEvidenceOf,
} from '@/entities/vetting/evidence/model/evidence-at';
import { checkShape, portalDays } from '@/entities/vetting/evidence/model/evidence-methods';
import { additionLifecycle } from '../../src/entities/vetting/subject-addition/model/addition-lifecycle';
import { additionSchema, subjectsAsked } from '@/entities/vetting/subject-addition/model/subject-addition';
import {
  copiedEvidenceId,
  evidenceRecorded,
  evidenceSchema,
  evidenceWithdrawn,
  goodOutcomes,
} from '@/entities/vetting/evidence/model/evidence';
import { subjectsAdded } from '@/entities/tutor/model/tutor-access';
import { taughtFieldNames, taughtFieldsSchema } from '@/entities/tutor/model/tutor';
import { evidenceKinds } from '@/shared/choices';
import { lifecycleOf } from './lifecycle-rules';
import { conditionsOf, list, literal } from './schema-rules';
import { shape } from './shape';

/** Fields that the rule of a new record checks itself. */
const stamps = ['state', 'createdAt', 'movedAt', 'updatedAt', 'lastChange', 'isSample'];

/** Required checks that a clearance names, in the template's `isGoodCheck`. */
const goodChecks = (clearance: string, kinds: readonly string[]): string =>
  kinds.map((kind) => `isGoodCheck(${clearance}, ${literal(kind)})`).join(' && ');

/** Values of the template about checks of teachers, and subjects that tutors ask for. */
export const vettingFacts: Readonly<Record<string, string>> = {
  ...shape('isEvidence', evidenceSchema),
  ...shape('isClearance', clearanceSchema, ['checks']),
  ...shape('isClearedApplicant', clearedSchema),
  'check shape': literal(checkShape.source),
  'portal days': String(portalDays),
  'copy prefix': literal(`^${copiedEvidenceId('')}`),
  'good outcomes': list(goodOutcomes),
  'cleared from': literal(clearedFrom),
  'required kinds': list(requiredEvidence),
  'first checks': goodChecks('request.resource.data', requiredEvidenceOf(false).slice(0, 5)),
  'police check': literal(policeEvidence),
  'other checks': goodChecks('clearance', requiredEvidenceOf(false).slice(5)),
  'evidence most': String(evidenceKinds.length),
  // Rules have no loop.
  'valid papers': evidenceKinds.map((_kind, n) => `isValidOn(today, evidence, ${n})`).join(' && '),
  'evidence recorded': literal(evidenceRecorded),
  'evidence withdrawn': literal(evidenceWithdrawn),
  ...lifecycleOf('addition', additionLifecycle),
  ...shape('isAddition', additionSchema, stamps),
  'subjects asked': literal(subjectsAsked),
  'subjects added': literal(subjectsAdded),
  'taught fields': list(taughtFieldNames),
  'taught lists': conditionsOf('data', taughtFieldsSchema).slice(1).join(' && '),
};
