import { consultationContactPath, consultationPath } from '../../src/entities/consultancy/consultation';
import { schoolProposalPath } from '../../src/entities/consultancy/proposal';
import { trackingPath } from '@/entities/tracking';
import type { DocumentData, Write } from '@/shared/backend';
import { askForConsultation, newConsultationCode, sendVersion } from '../samples/consultations';
import { schoolIn } from '../samples/posts';
import { documentsOf, type Documents } from './attempt';
import { asOffice, world } from './matrix-people';
import { rowsOn } from './matrix-row';

export const ref = newConsultationCode();
export const record = consultationPath(ref);
export const contact = consultationContactPath(ref);
/** The school of the samples. */
export const schoolId = Object.keys(schoolIn('checked'))[0]?.split('/')[1] ?? '';

export const asked = askForConsultation(ref);
export const sent = documentsOf(asked);

/** The writes of a new consultation, with these fields of the record. */
export const askedWith = (fields: DocumentData): readonly Write[] =>
  asked.map((write) =>
    write.type === 'create' && write.path === record
      ? { ...write, data: { ...write.data, ...fields } }
      : write,
  );
export const withoutWrite = (writes: readonly Write[], path: string) =>
  writes.filter((write) => write.path !== path);

export const version = (state: string, number = 1, changes: DocumentData = {}): Documents => {
  const path = schoolProposalPath(ref, number);
  const stored = documentsOf(sendVersion(ref, asOffice('A'), number));
  return { [path]: { ...stored[path], state, lastChange: 'p1', ...changes } };
};

/** A consultation in a state, with the proposal that belongs to it. */
export function consultationIn(state: string, changes: DocumentData = {}): Documents {
  const hasProposal = ['proposed', 'agreed', 'running', 'finished'].includes(state);
  const isAgreed = hasProposal && state !== 'proposed';
  return {
    ...world,
    ...schoolIn('checked'),
    ...sent,
    [record]: {
      ...sent[record],
      state,
      lastChange: 'c1',
      latest: hasProposal ? 1 : 0,
      agreed: isAgreed ? 1 : 0,
      reason: state === 'declined' ? 'too-far' : '',
      ...changes,
    },
    [trackingPath(ref)]: { ...sent[trackingPath(ref)], state },
    ...(hasProposal ? version(isAgreed ? 'accepted' : 'sent') : {}),
  };
}

export const received = rowsOn(consultationIn('received'));
export const scoping = rowsOn(consultationIn('scoping'));
export const proposed = rowsOn(consultationIn('proposed'));
export const agreed = rowsOn(consultationIn('agreed'));
