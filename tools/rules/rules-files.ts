import { readFileSync } from 'node:fs';
import { lookEvents } from '@/entities/change-log/model/change';
import { beginsWithChange } from '@/entities/change-log/model/change-access';
import { noteEvents } from '@/entities/change-log/model/note-events';
import { changeSchema, listSaved, recordDeleted } from '@/entities/change-log/model/change';
import {
  certificateAsked,
  certificateRequestSchema,
  certificateSchema,
  certificateSourceSchema,
} from '@/entities/certificate/model/certificate';
import { certificateLifecycle } from '../../src/entities/certificate/model/certificate-lifecycle';
import { enquiryLifecycle } from '../../src/entities/enquiry/model/enquiry-lifecycle';
import { concernLifecycle } from '../../src/entities/concern/model/concern-lifecycle';
import { concernDocumentSchema } from '@/entities/concern/model/concern';
import { childAtRiskTopic, counsellingTopic } from '@/shared/choices';
import { enquiryDocumentSchema } from '@/entities/enquiry/model/enquiry';
import { doorEntryIdShape, doorEntrySchema } from '@/entities/lesson/model/door-entry';
import { lessonSchema } from '@/entities/lesson/model/lesson';
import { noteSchema } from '@/entities/note/model/note';
import { groupLifecycle } from '../../src/entities/neighbour-group/model/group-lifecycle';
import { invitationLifecycle } from '../../src/entities/neighbour-group/model/invitation-lifecycle';
import { groupSchema, invitationSchema } from '@/entities/neighbour-group/model/neighbour-group';
import { applicantSchemaOfAccount } from '@/entities/tutor-application/model/applicant';
import { applicationMessageSchema } from '@/entities/tutor-application/model/application-message';
import { applicationSchema } from '@/entities/tutor-application/model/tutor-application';
import { tutorApplicationLifecycle } from '../../src/entities/tutor-application/model/tutor-application-lifecycle';
import {
  familyLinkSchema,
  offerContactSchema,
  offerSchema,
  tutorContactSchema,
} from '@/entities/offer/model/offer';
import { offerAnswerMs, offerLifecycle } from '../../src/entities/offer/model/offer-lifecycle';
import {
  callFirstStars,
  familyReviewSchema,
  lessonsBeforeReview,
  reviewLinkSchema,
  reviewSchema,
} from '@/entities/review/model/review';
import { reviewLifecycle } from '../../src/entities/review/model/review-lifecycle';
import {
  firstStep,
  maximumSteps,
  seenStep,
  stepKeyShape,
  topicKinds,
  trackingSchema,
} from '@/entities/tracking/model/tracking';
import { doorCodeIdShape, doorCodeSchema } from '@/entities/tuition-request/model/door-code';
import { familyActSchema } from '@/entities/tuition-request/model/family-act';
import { proposalSchema } from '@/entities/tuition-request/model/proposal';
import {
  interestMs,
  tuitionRequestLifecycle,
} from '../../src/entities/tuition-request/model/tuition-request-lifecycle';
import { requestSchema } from '@/entities/tuition-request/model/tuition-request';
import { longestWaiting, mostWaiting } from '@/entities/site-figure/model/settled';
import { ownFieldNames, tutorCollection, suspensionSchema, tutorSchema } from '@/entities/tutor/model/tutor';
import { codeInId } from '@/entities/tutor/model/tutor-access';
import { tutorLifecycle } from '../../src/entities/tutor/model/tutor-lifecycle';
import { maximumFileBytes, pieceBytes, unnamedDuties } from '@/shared/backend';
import {
  fileNameShape,
  fileTypes,
  ownerShape,
  paperIdShape,
  papersAsked,
} from '@/shared/backend/document-files';
import { dutiesChanged, givenRoleSchema } from '@/entities/person/model/given-role';
import { settingsChanged, siteSettingsPath, stampNames } from '@/entities/site-setting/model/site-settings';
import { personSchema } from '@/entities/person/model/person';
import { limits, randomIdShape, uuidShape } from '@/shared/fields';
import { subjects } from '@/shared/ghana';
import { junk } from '../../src/shared/lib/lifecycle';
import { pageSizes } from '@/shared/firebase/read-list';
import { choiceFacts } from './choice-facts';
import { consultancyFacts } from './consultancy-facts';
import { contactFacts } from './contact-facts';
import { writtenFacts } from './written-facts';
import { contentFacts } from './content-facts';
import { counsellingFacts } from './counselling-facts';
import { correctionFacts } from './correction-facts';
import { define } from './define';
import { homeworkFacts } from './homework-facts';
import { jobFacts } from './job-facts';
import { lessonFacts } from './lesson-facts';
import { jobApplicationFacts } from './job-application-facts';
import { moneyFacts } from './money-facts';
import { practiceFacts } from './practice-facts';
import { hoursOf, lifecycleOf } from './lifecycle-rules';
import { removalFacts } from './removal-facts';
import { conditionsOf, list, literal } from './schema-rules';
import { settingsGroups } from './settings-rules';
import { shape } from './shape';
import { tellingFacts } from './telling-facts';
import { vettingFacts } from './vetting-facts';
import { email, illegible, name, untidy, untidyList } from './text-patterns';

/** Fields that the rule of a new record checks itself. */
const stamps = ['state', 'createdAt', 'movedAt', 'updatedAt', 'lastChange', 'isSample', 'removal'];

/** A file needs only as many pieces as its size requires. */
function hasAllPieces(): string {
  const pieces = Array.from({ length: Math.ceil(maximumFileBytes / pieceBytes) }, (_, index) =>
    index === 0
      ? `existsAfter(piecePath('0'))`
      : `(size <= ${index * pieceBytes} || existsAfter(piecePath('${index}')))`,
  );
  return define('hasAllPieces(size)', pieces).replace(/^/gm, '  ');
}

/** Values that the template takes from machines, schemas and limits. */
const facts: Readonly<Record<string, string>> = {
  ...vettingFacts,
  untidy: literal(untidy),
  'untidy list': literal(untidyList),
  name: literal(name),
  illegible: literal(illegible),
  email: literal(email),
  'email most': String(limits.email),
  junk: literal(junk),
  'record deleted': literal(recordDeleted),
  'list saved': literal(listSaved),
  ...lifecycleOf('tuitionRequest', tuitionRequestLifecycle),
  ...lifecycleOf('enquiry', enquiryLifecycle),
  ...lifecycleOf('concern', concernLifecycle),
  ...lifecycleOf('tutor', tutorLifecycle),
  ...lifecycleOf('offer', offerLifecycle),
  ...lessonFacts,
  ...lifecycleOf('review', reviewLifecycle),
  ...lifecycleOf('application', tutorApplicationLifecycle),
  ...lifecycleOf('group', groupLifecycle),
  ...lifecycleOf('invitation', invitationLifecycle),
  ...lifecycleOf('certificate', certificateLifecycle),
  ...jobApplicationFacts,
  ...consultancyFacts,
  ...shape('isApplicationMessage', applicationMessageSchema),
  ...shape('isApplication', applicationSchema, [...stamps, 'asked', 'decision', 'files', 'declarations']),
  ...shape('isPapers', applicationSchema.entries.files),
  ...shape('isDeclared', applicationSchema.entries.declarations),
  ...shape('isAsked', applicationSchema.entries.asked),
  ...shape('isDecision', applicationSchema.entries.decision),
  ...shape('isApplicantLink', applicantSchemaOfAccount),
  subjects: list(subjects),
  ...shape('isGroup', groupSchema, stamps),
  ...shape('isInvitation', invitationSchema, [...stamps, 'names']),
  ...shape('isFamilyAct', familyActSchema),
  ...shape('isProposal', proposalSchema),
  ...shape('isDoorCode', doorCodeSchema),
  ...shape('isTutorProfile', tutorSchema, [...stamps, 'evidence', 'suspension']),
  // Each condition costs expressions, so what no correction touches is left out.
  ...shape('isCorrectedTutor', tutorSchema, [
    ...stamps,
    ...['evidence', 'suspension', 'hours', 'busy', 'absences', 'slug', 'hiddenUntil'],
  ]),
  ...shape('isSuspension', suspensionSchema),
  ...shape('isOffer', offerSchema, stamps),
  ...shape('isOfferContact', offerContactSchema),
  ...shape('isLesson', lessonSchema, stamps),
  ...shape('isDoorEntry', doorEntrySchema),
  ...shape('isReview', reviewSchema, stamps),
  ...shape('isFamilyReview', familyReviewSchema),
  'review link': conditionsOf('request.resource.data', reviewLinkSchema).join(' && '),
  'lessons before review': String(lessonsBeforeReview),
  'call first stars': String(callFirstStars),
  ...shape('isCertificate', certificateSchema, [
    ...stamps,
    'tutorId',
    'schoolClass',
    'subjects',
    'tutorName',
  ]),
  ...shape('isCertificateRequest', certificateRequestSchema),
  ...shape('isCertificateSource', certificateSourceSchema),
  'certificate asked': literal(certificateAsked),
  'tutor contact': conditionsOf('request.resource.data', tutorContactSchema).join(' && '),
  'family link': conditionsOf('request.resource.data', familyLinkSchema).join(' && '),
  'door code id': literal(doorCodeIdShape.source),
  'door entry id': literal(doorEntryIdShape.source),
  'random id': literal(randomIdShape.source),
  'own fields': list(ownFieldNames),
  'hidden until': conditionsOf("data.get('hiddenUntil', '')", tutorSchema.entries.hiddenUntil.wrapped).join(
    ' && ',
  ),
  ...correctionFacts,
  'begins with change': literal(beginsWithChange.source),
  ...shape('isTuitionRequest', requestSchema, stamps),
  ...contactFacts,
  ...choiceFacts,
  ...writtenFacts,
  ...shape('isEnquiry', enquiryDocumentSchema, stamps),
  ...shape('isConcern', concernDocumentSchema, stamps),
  'letters of topics': `{${Object.entries(topicKinds)
    .map(([letter, kind]) => `${literal(kind)}: ${literal(letter)}`)
    .join(', ')}}`,
  'child at risk': literal(childAtRiskTopic),
  'counselling topic': literal(counsellingTopic),
  'unnamed duties': list(unnamedDuties),
  ...shape('isNote', noteSchema),
  ...tellingFacts,
  ...shape('isTrackingTopic', trackingSchema, ['steps']),
  ...shape('isChange', changeSchema, ['before', 'after']),
  ...shape('isPerson', personSchema),
  ...shape('isGivenRole', givenRoleSchema),
  'duties changed': literal(dutiesChanged),
  'functions isSettings': settingsGroups(define).shapes,
  'settings groups': settingsGroups(define).choice,
  'settings changed': literal(settingsChanged),
  'settings site': literal(siteSettingsPath),
  'settings stamps': list(stampNames),
  'last change': conditionsOf('data.lastChange', requestSchema.entries.lastChange).join(' && '),
  'most waiting': String(mostWaiting),
  'longest waiting': String(longestWaiting),
  'guest page': String(pageSizes.guest),
  'member page': String(pageSizes.member),
  'line id': literal(uuidShape.source),
  'look events': list(lookEvents),
  'note events': list(noteEvents),
  'maximum steps': String(maximumSteps),
  'step key': literal(stepKeyShape.source),
  'first step': literal(firstStep),
  'seen step': literal(seenStep),
  'file types': list(fileTypes),
  'file most': String(maximumFileBytes),
  'piece bytes': String(pieceBytes),
  owner: literal(ownerShape.source),
  'file name': literal(fileNameShape.source),
  'papers asked': literal(papersAsked),
  'paper id': literal(paperIdShape.source),
  'code in id': literal(`(?i).*${codeInId.source}.*`),
  'interest hours': hoursOf(interestMs),
  'answer hours': hoursOf(offerAnswerMs),
  'tutor collection': literal(tutorCollection),
  ...jobFacts,
  ...counsellingFacts,
  ...homeworkFacts,
  ...contentFacts,
  ...moneyFacts,
  ...practiceFacts,
  ...removalFacts,
  'function hasAllPieces': hasAllPieces(),
};

/** Files of rules, generated from templates of the same names. */
export const rulesFiles = ['firestore.rules', 'storage.rules'] as const;

/**
 * Generates a file of rules.
 * @throws Error when its template names an unknown value
 */
export function writeRules(file: (typeof rulesFiles)[number]): string {
  const template = readFileSync(new URL(`${file}.template`, import.meta.url), 'utf8');
  return template.replace(/\{\{([^{}]+)\}\}/g, (_slot, fact: string) => {
    const text = facts[fact];
    if (text === undefined) throw new Error(`${file}.template asks for an unknown fact: ${fact}`);
    return text;
  });
}
