import { describe, expect, it } from 'vitest';
import {
  consultationContactPath,
  consultationPath,
  messagesCollection,
  parseConsultation,
  stepMarked,
} from '../../src/entities/consultancy/consultation';
import { newestVersions, outcomesCollection, parseOutcome } from '../../src/entities/consultancy/outcome';
import { parseSchoolProposal, schoolProposalPath, sumsOf } from '../../src/entities/consultancy/proposal';
import { createChangeId } from '../../src/entities/change-log';
import { findPerson } from '@/features/admin/removal/api/find-person';
import { removePerson } from '@/features/admin/removal/api/remove-person';
import type { BackendPort, Write } from '@/shared/backend';
import {
  answerVersion,
  askForConsultation,
  dayIn,
  moveConsultation,
  newConsultationCode,
  noteOnConsultation,
  renewVersion,
  sampleFigures,
  sampleOffer,
  saveReport,
  say,
  sendVersion,
} from '../samples/consultations';
import { office } from '../samples/records';
import type { BackendUnderTest } from './backend-contract';

const holder = { kind: 'code-holder' } as const;
const phone = '+233209990077';

/**
 * Contract of consultations: the school reads and answers by its code, the office does the rest, and a
 * removal leaves what was agreed without the person.
 * @param current returns the backend of the running test
 */
export function describeConsultationContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly admin: BackendUnderTest['admin'] },
): void {
  describe(`${name}: a consultation of a school`, () => {
    const refused = { code: 'forbidden' };

    it('goes from the form to steps that are done', async () => {
      const { backend, admin } = current();
      const { documents, auth } = backend;
      const ref = newConsultationCode();
      const read = async () => parseConsultation(ref, (await documents.get(consultationPath(ref))) ?? {});
      const asOffice = async (...batches: readonly (readonly Write[])[]) => {
        await auth.signIn(admin);
        for (const batch of batches) await documents.commit(batch);
        await auth.signOut();
      };
      await documents.commit(askForConsultation(ref, { phone }));
      await expect(documents.commit(askForConsultation(ref))).rejects.toMatchObject({
        code: 'already-exists',
      });
      expect((await read()).needs).toEqual(['results', 'training']);
      await expect(documents.get(consultationContactPath(ref))).rejects.toMatchObject({
        code: 'unauthenticated',
      });
      await expect(documents.list({ collection: 'consultations' })).rejects.toMatchObject({
        code: 'unauthenticated',
      });

      await documents.commit(say(ref, 'school', holder, 'Do you come on Saturdays?'));
      expect((await read()).asked).toBe(true);
      await asOffice(
        say(ref, 'office', office, 'Yes.'),
        moveConsultation(ref, { event: 'scoping.started', from: 'received', to: 'scoping', by: office }),
        sendVersion(ref, office, 1, { ...sampleOffer, validUntil: dayIn(0) }),
      );
      const messages = await documents.list({ collection: messagesCollection(ref) });
      expect(messages.map(({ data }) => data.from).sort()).toEqual(['office', 'school']);
      expect(await read()).toMatchObject({ state: 'proposed', latest: 1, asked: false });
      await asOffice(renewVersion(ref, office));
      await expect(documents.commit(answerVersion(ref, 'accepted', { version: 1 }))).rejects.toMatchObject(
        refused,
      );
      await documents.commit(answerVersion(ref, 'accepted', { version: 2 }));
      const stored = parseSchoolProposal('v2', (await documents.get(schoolProposalPath(ref, 2))) ?? {});
      expect(stored).toMatchObject({ state: 'accepted', answer: { position: 'Headteacher' } });
      expect(sumsOf(stored)).toEqual({ days: 5, pesewas: 210_000 });
      await asOffice(
        noteOnConsultation(ref, stepMarked, office, { done: { s1: dayIn(0) } }),
        moveConsultation(ref, { event: 'work.started', from: 'agreed', to: 'running', by: office }),
        moveConsultation(ref, { event: 'work.finished', from: 'running', to: 'finished', by: office }),
      );
      expect(await read()).toMatchObject({ state: 'finished', agreed: 2, done: { s1: dayIn(0) } });
      const report = createChangeId();
      await documents.commit(saveReport(ref, holder, { id: report }));
      await asOffice(saveReport(ref, office, { series: report, version: 2 }));
      await expect(
        documents.commit(saveReport(ref, holder, { series: report, version: 2 })),
      ).rejects.toMatchObject(refused);
      const reports = (await documents.list({ collection: outcomesCollection(ref) })).map(({ id, data }) =>
        parseOutcome(ref, id, data),
      );
      expect(newestVersions(reports)).toMatchObject([{ version: 2, from: 'office', ...sampleFigures }]);
      await expect(documents.commit(say(ref, 'school', holder))).rejects.toMatchObject(refused);

      await auth.signIn(admin);
      const found = await findPerson(documents, { kind: 'phone', phone }, ['office']);
      expect(found.map(({ kind, id }) => [kind, id])).toEqual([['consultation', ref]]);
      for (const record of found)
        await removePerson(backend, { record, by: office, actionId: createChangeId() });
      expect(await documents.get(consultationContactPath(ref))).toBeNull();
      expect(await documents.list({ collection: messagesCollection(ref) })).toEqual([]);
      expect(await documents.list({ collection: outcomesCollection(ref) })).toEqual([]);
      expect(await documents.get(schoolProposalPath(ref, 2))).toMatchObject({
        state: 'accepted',
        answer: { name: '', position: '', words: '' },
      });
      expect(await read()).toMatchObject({ removal: 'done', words: { results: '' } });
      await auth.signOut();
    });
  });
}
