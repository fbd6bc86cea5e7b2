import type { AnyStateMachine } from 'xstate';
import { answerMachine } from '@/features/consultancy/proposal';
import { certificateMachine } from '@/entities/certificate';
import { concernMachine } from '@/entities/concern';
import { homeworkQuestionMachine } from '@/entities/homework/question';
import { solvedQuestionMachine } from '@/entities/homework/solved-question';
import { bookingMachine } from '@/entities/counselling/booking';
import { albumMachine } from '@/entities/content/album';
import { articleMachine } from '@/entities/content/article';
import { faqMachine } from '@/entities/content/faq';
import { counsellorMachine } from '@/entities/counselling/counsellor';
import { enquiryMachine } from '@/entities/enquiry';
import { evidenceMachine } from '@/entities/vetting/evidence';
import { jobApplicationMachine } from '@/entities/jobs/job-application';
import { jobReportMachine } from '@/entities/jobs/job-report';
import { consultationMachine } from '@/entities/consultancy/consultation';
import { schoolProposalMachine } from '@/entities/consultancy/proposal';
import { assignmentMachine } from '@/entities/practice/assignment';
import { questionReportMachine } from '@/entities/practice/question-report';
import { wordingMachine } from '@/entities/content/wording';
import { bulkRunMachine } from '@/features/admin/bulk';
import { quietMachine } from '@/features/counselling/quiet';
import { mockPaperMachine } from '@/features/practice/mock-paper';
import { sessionMachine as practiceSessionMachine } from '@/features/practice/session';
import { jobMachine } from '@/entities/jobs/job';
import { lessonMachine } from '@/entities/lesson';
import { groupMachine, invitationMachine } from '@/entities/neighbour-group';
import { offerMachine } from '@/entities/offer';
import { reviewMachine } from '@/entities/review';
import { schoolMachine } from '@/entities/jobs/school';
import { schoolPageMachine } from '@/entities/jobs/school-page';
import { sessionMachine } from '@/entities/session';
import { additionMachine } from '@/entities/vetting/subject-addition';
import { tutorMachine } from '@/entities/tutor';
import { tutorApplicationMachine } from '@/entities/tutor-application';
import { tuitionRequestMachine } from '@/entities/tuition-request';
import { pendingWriteMachine } from '@/shared/pending-writes';
import { appUpdateMachine } from '@/features/site/app-update';
import { installPromptMachine } from '@/features/site/install-prompt';
import { outboxMachine } from '@/shared/submission';
import { accessMachine } from '@/features/site/route-guard';
import { themeModeMachine } from '@/features/site/theme-mode';

/**
 * All machines of the site. Running ones register themselves; this list adds pure ones, lifecycles, and those
 * not started.
 */
export const machines: readonly AnyStateMachine[] = [
  accessMachine,
  additionMachine,
  answerMachine,
  assignmentMachine,
  pendingWriteMachine,
  appUpdateMachine,
  bookingMachine,
  bulkRunMachine,
  certificateMachine,
  concernMachine,
  albumMachine,
  articleMachine,
  counsellorMachine,
  consultationMachine,
  enquiryMachine,
  faqMachine,
  evidenceMachine,
  groupMachine,
  homeworkQuestionMachine,
  installPromptMachine,
  invitationMachine,
  jobApplicationMachine,
  jobMachine,
  jobReportMachine,
  lessonMachine,
  mockPaperMachine,
  offerMachine,
  outboxMachine,
  practiceSessionMachine,
  questionReportMachine,
  wordingMachine,
  quietMachine,
  reviewMachine,
  schoolMachine,
  schoolPageMachine,
  schoolProposalMachine,
  sessionMachine,
  solvedQuestionMachine,
  themeModeMachine,
  tuitionRequestMachine,
  tutorApplicationMachine,
  tutorMachine,
];
