import { createChangeId, logChange, logTransition } from '../../src/entities/change-log';
import { addCounsellor, counsellorAdded, counsellorPath } from '../../src/entities/counselling/counsellor';
import type { DocumentsPort } from '@/shared/backend';
import { sampleCounsellor } from '../samples/counselling';
import { office } from '../samples/records';

/** Adds a profile for somebody with the duty `counselling` and publishes it, as an administrator. */
export async function publishCounsellor(documents: DocumentsPort, counsellorId: string): Promise<void> {
  const [added, published] = [createChangeId(), createChangeId()];
  const record = counsellorPath(counsellorId);
  const line = { by: office, record };
  await documents.commit([
    addCounsellor(counsellorId, added, sampleCounsellor),
    logChange({ ...line, id: added, event: counsellorAdded, after: { state: 'draft' } }),
  ]);
  const move = { event: 'counsellor.published', from: 'draft', to: 'published' };
  await documents.commit(logTransition({ ...line, ...move, id: published }));
}
