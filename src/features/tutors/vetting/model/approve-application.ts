import {
  createChangeId,
  logChange,
  logCorrection,
  logTrackedTransition,
  type ChangedBy,
} from '@/entities/change-log';
import {
  clearancePath,
  createClearance,
  evidenceRecorded,
  latestOfEachKind,
  publicEvidence,
  copiedEvidenceId,
  copyEvidence,
  tutorEvidence,
  type Evidence,
} from '@/entities/vetting/evidence';
import { giveRole, roleEvent, rolePath, type Person, type RoleToGive } from '@/entities/person';
import {
  correctableOfTutor,
  changeEvidence,
  createTutor,
  profileCorrected,
  shownName,
  tutorPath,
  type NewTutor,
} from '@/entities/tutor';
import { filesOf, tutorApplicationPath, type TutorApplication } from '@/entities/tutor-application';
import { BackendFailure, type BackendPort, type DocumentsPort, type Write } from '@/shared/backend';
import { sha256Of } from '@/shared/lib/digest';

export interface Approval {
  readonly application: TutorApplication;
  readonly evidence: readonly Evidence[];
  /** The account that becomes the tutor. */
  readonly person: Pick<Person, 'id' | 'name'>;
  readonly by: Extract<ChangedBy, { kind: 'office' }>;
}

/** The public profile. */
function profileOf(
  { profile, teaching, travel, hours, rate }: TutorApplication,
  evidence: readonly Evidence[],
): NewTutor {
  return {
    name: shownName(profile.name),
    gender: profile.gender,
    photo: '',
    subjects: teaching.subjects,
    levels: teaching.levels,
    years: teaching.years,
    qualification: teaching.qualification,
    hasNeedExperience: teaching.hasNeedExperience,
    about: profile.about,
    where: travel.where,
    // Tutors who teach online only name no region.
    regions: travel.regions.length > 0 ? travel.regions : [profile.region],
    towns: travel.towns,
    languages: profile.languages,
    price: rate,
    hours,
    evidence: [...publicEvidence(evidence)],
  };
}

/** Commits unless an earlier attempt has done so already. */
async function once(documents: DocumentsPort, isDone: boolean, writes: readonly Write[]): Promise<void> {
  if (!isDone) await documents.commit(writes);
}

/**
 * ID of the public copy. Deterministic for retries, and reveals neither the ID of the original nor the
 * application. Original IDs are random, and only the applicant and the office know them.
 */
async function publicPhotoId(paperId: string): Promise<string> {
  return `photo-${(await sha256Of(paperId)).slice(0, 40)}`;
}

/** Publishes a copy of the photo; the original stays private. Does nothing without a photo. */
async function publishPhoto(
  { documents, files }: Pick<BackendPort, 'documents' | 'files'>,
  { application, person, by }: Omit<Approval, 'evidence'>,
): Promise<void> {
  const sent = filesOf(application).find(({ kind, type }) => kind === 'photo' && type !== 'application/pdf');
  const photo = sent ? await files.get(sent.id) : null;
  if (!photo) return;
  const owner = tutorPath(person.id);
  const id = await publicPhotoId(photo.facts.id);
  const stored = await documents.get(owner);
  if (stored === null || stored.photo === id) return;
  const { type } = photo.facts;
  await files.put({ id, owner, name: 'photo', type }, photo.bytes);
  const line = createChangeId();
  await documents.commit(
    logCorrection({
      id: line,
      by,
      record: owner,
      event: profileCorrected,
      stored,
      correction: { field: 'photo', to: id, reason: 'checked' },
      fields: correctableOfTutor,
    }),
  );
}

/**
 * Turns an applicant into a tutor: profile, photo, checks, role, and then the final state of the application.
 * Each step is one commit with its change-log entry. After a partial failure, retrying continues.
 * @throws BackendFailure `invalid` for an administrator's account, and for a tutor cleared by another
 * application; `forbidden` when the application can no longer be approved
 */
export async function approveApplication(
  { documents, files }: Pick<BackendPort, 'documents' | 'files'>,
  { application, evidence, person, by }: Approval,
): Promise<void> {
  const { ref, state } = application;
  const tutor = tutorPath(person.id);

  const role = (await documents.get(rolePath(person.id)))?.role as RoleToGive | undefined;
  if (role === 'admin') throw new BackendFailure('invalid', `${person.id} is an administrator`);
  // A clearance is never changed: nothing of another application comes to the profile.
  const cleared = (await documents.get(clearancePath(person.id)))?.ref ?? ref;
  if (cleared !== ref) throw new BackendFailure('invalid', `${person.id} was cleared by another application`);
  // The desk's data may be stale: the applicant may have withdrawn, or a colleague may have refused.
  const stored = (await documents.get(tutorApplicationPath(ref)))?.state;
  const isStillOpen = stored === 'onboarding' || stored === 'approved';
  if (!isStillOpen) throw new BackendFailure('forbidden', `${ref} is ${String(stored)} now`);

  const profileLine = createChangeId();
  await once(documents, (await documents.get(tutor)) !== null, [
    ...createClearance(person.id, ref, tutorApplicationPath(ref), evidence),
    createTutor(person.id, profileLine, profileOf(application, evidence)),
    logChange({ id: profileLine, by, record: tutor, event: 'tutor.approved', after: { state: 'active' } }),
  ]);

  await publishPhoto({ documents, files }, { application, person, by });

  const collection = tutorEvidence(person.id);
  const copied = new Set((await documents.list({ collection })).map(({ id }) => id));
  for (const item of latestOfEachKind(evidence)) {
    const id = copiedEvidenceId(item.id);
    await once(documents, copied.has(id), [
      changeEvidence(person.id, id, {}),
      copyEvidence(person.id, item),
      logChange({ id, by, record: tutor, event: evidenceRecorded }),
    ]);
  }

  const roleLine = createChangeId();
  await once(documents, role === 'tutor', [
    giveRole(person.id, {
      role: 'tutor',
      name: person.name,
      lastChange: roleLine,
      isNew: role === undefined,
    }),
    logChange({
      id: roleLine,
      by,
      record: rolePath(person.id),
      event: roleEvent('tutor'),
      before: { role: role ?? 'none' },
      after: { role: 'tutor' },
    }),
  ]);

  const approved = logTrackedTransition({
    id: createChangeId(),
    ref,
    by,
    record: tutorApplicationPath(ref),
    event: 'application.approved',
    from: state,
    to: 'approved',
  });
  await once(documents, stored === 'approved', approved);
}
