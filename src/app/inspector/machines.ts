import type { AnyStateMachine } from 'xstate';
import { certificateLifeMachine } from '@/entities/certificate';
import { enquiryLifeMachine } from '@/entities/enquiry';
import { evidenceMachine } from '@/entities/evidence';
import { lessonLifeMachine } from '@/entities/lesson';
import { groupLifeMachine, invitationLifeMachine } from '@/entities/neighbour-group';
import { offerLifeMachine } from '@/entities/offer';
import { reviewLifeMachine } from '@/entities/review';
import { sessionMachine } from '@/entities/session';
import { tutorLifeMachine } from '@/entities/tutor';
import { tutorApplicationLifeMachine } from '@/entities/tutor-application';
import { tuitionRequestLifeMachine } from '@/entities/tuition-request';
import { actMachine } from '@/shared/pending-writes';
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
  actMachine,
  appUpdateMachine,
  certificateLifeMachine,
  enquiryLifeMachine,
  evidenceMachine,
  groupLifeMachine,
  installPromptMachine,
  invitationLifeMachine,
  lessonLifeMachine,
  offerLifeMachine,
  outboxMachine,
  reviewLifeMachine,
  sessionMachine,
  themeModeMachine,
  tuitionRequestLifeMachine,
  tutorApplicationLifeMachine,
  tutorLifeMachine,
];
