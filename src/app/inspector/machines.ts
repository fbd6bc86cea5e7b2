import type { AnyStateMachine } from 'xstate';
import { certificateMachine } from '@/entities/certificate';
import { concernMachine } from '@/entities/concern';
import { enquiryMachine } from '@/entities/enquiry';
import { evidenceMachine } from '@/entities/evidence';
import { lessonMachine } from '@/entities/lesson';
import { groupMachine, invitationMachine } from '@/entities/neighbour-group';
import { offerMachine } from '@/entities/offer';
import { reviewMachine } from '@/entities/review';
import { sessionMachine } from '@/entities/session';
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
  pendingWriteMachine,
  appUpdateMachine,
  certificateMachine,
  concernMachine,
  enquiryMachine,
  evidenceMachine,
  groupMachine,
  installPromptMachine,
  invitationMachine,
  lessonMachine,
  offerMachine,
  outboxMachine,
  reviewMachine,
  sessionMachine,
  themeModeMachine,
  tuitionRequestMachine,
  tutorApplicationMachine,
  tutorMachine,
];
