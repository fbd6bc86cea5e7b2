import { certificatePath, writeRefusal, type OfferCertificate } from '@/entities/certificate';
import { codeHolder, createChangeId, logTransition } from '@/entities/change-log';
import { writeFamilyAct } from '@/entities/tuition-request';
import type { NewPendingWrite } from '@/shared/pending-writes';

/** The family confirms or refuses a certificate. A refusal includes the reason. */
export function answerCertificate(
  ref: string,
  {
    id: certificateId,
    offerId,
    state,
    lastChange,
  }: Pick<OfferCertificate, 'id' | 'offerId' | 'state' | 'lastChange'>,
  event: 'certificate.confirmed' | 'certificate.refused',
  words = '',
): NewPendingWrite {
  const id = createChangeId();
  const record = certificatePath(certificateId);
  const to = event === 'certificate.confirmed' ? 'confirmed' : 'refused';
  return {
    id,
    owner: ref,
    record,
    basis: lastChange,
    event,
    writes: [
      ...logTransition({ id, by: codeHolder, record, event, from: state, to }),
      writeFamilyAct(ref, id, record, event),
      ...(words === '' ? [] : [writeRefusal(offerId, certificateId, words)]),
    ],
    shown: { words },
  };
}
