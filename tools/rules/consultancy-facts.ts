import {
  consultationBookingSchema,
  consultationCodeShape,
  consultationContactSchema,
  consultationSchema,
  doneSchema,
  messageSchema,
} from '@/entities/consultancy/consultation/model/consultation';
import {
  consultationLifecycle,
  openStates,
  outcomeReported,
  proposalRenewed,
  questionAnswered,
  questionAsked,
  reportingStates,
  schoolLinked,
  stepMarked,
} from '../../src/entities/consultancy/consultation/model/consultation-lifecycle';
import { maximumValidDays } from '@/entities/consultancy/proposal/model/proposal-access';
import { outcomeSchema } from '@/entities/consultancy/outcome/model/outcome';
import { schoolProposalSchema } from '@/entities/consultancy/proposal/model/school-proposal';
import { schoolProposalLifecycle } from '../../src/entities/consultancy/proposal/model/proposal-lifecycle';
import { consultancyNeeds, schoolTopic } from '@/shared/choices';
import { lifecycleOf } from './lifecycle-rules';
import { conditionsOf, list, literal } from './schema-rules';
import { shape } from './shape';

/** Fields that the rule of a new record checks itself. */
const stamps = ['state', 'createdAt', 'movedAt', 'updatedAt', 'lastChange', 'isSample', 'removal'];

/** Fields that are set later. */
const later = ['reason', 'schoolId', 'latest', 'agreed', 'done', 'asked', 'report'];

const { entries } = consultationSchema;

/** Values of the template about consultations of schools, their proposals and messages. */
export const consultancyFacts: Readonly<Record<string, string>> = {
  ...lifecycleOf('consultation', consultationLifecycle),
  ...lifecycleOf('schoolProposal', schoolProposalLifecycle),
  ...shape('isConsultation', consultationSchema, [...stamps, ...later]),
  ...shape('isConsultationContact', consultationContactSchema),
  ...shape('isConsultationMessage', messageSchema),
  ...shape('isConsultationBooking', consultationBookingSchema),
  'school topic': literal(schoolTopic),
  ...shape('isDone', doneSchema),
  ...shape('isSchoolProposal', schoolProposalSchema, [...stamps, 'answer']),
  ...shape('isProposalAnswer', schoolProposalSchema.entries.answer),
  'consultation code': literal(consultationCodeShape.source),
  'consultation reason': conditionsOf('data.reason', entries.reason).join(' && '),
  'consultation school': conditionsOf('data.schoolId', entries.schoolId).join(' && '),
  'answers of needs': consultancyNeeds
    .map((need) => `(${literal(need)} in data.needs) == (data.answers.${need} != '')`)
    .join(' && '),
  'open consultation states': list(openStates),
  'question asked': literal(questionAsked),
  'question answered': literal(questionAnswered),
  'proposal renewed': literal(proposalRenewed),
  'step marked': literal(stepMarked),
  'outcome reported': literal(outcomeReported),
  'reporting states': list(reportingStates),
  ...shape('isOutcome', outcomeSchema),
  'school linked': literal(schoolLinked),
  'proposal days': String(maximumValidDays),
};
