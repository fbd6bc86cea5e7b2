import * as v from 'valibot';
import { paperKinds } from '@/entities/tutor-application';
import { readShown, type PendingWrite } from '@/shared/pending-writes';

const shownSchema = v.object({ words: v.string(), papers: v.array(v.picklist(paperKinds)) });

/** Words and kinds of papers of an answer that is still on this phone. */
export const shownAnswer = (act: PendingWrite): v.InferOutput<typeof shownSchema> =>
  readShown(shownSchema, act) ?? { words: '', papers: [] };
