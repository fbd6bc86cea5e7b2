import * as v from 'valibot';
import { wordingLength, type Wording } from '@/entities/content/wording';
import type { DraftName } from '@/shared/drafts';
import { limits, optionalName, optionalText } from '@/shared/fields';

/** What the office fills in to decide. */
export const decisionSchema = v.object({
  accepted: optionalText(wordingLength),
  acceptedOne: optionalText(wordingLength),
  speaker: optionalName,
  answer: optionalText(limits.shortText),
});

/** The suggestion as it came, without a speaker who has checked it. */
export const decisionStart = ({ text, one }: Pick<Wording, 'text' | 'one'>) => ({
  accepted: text,
  acceptedOne: one,
  speaker: '',
  answer: '',
});

export const decisionDraft = (userId: string, id: string): DraftName => ({
  form: `wording.${userId}.${id}`,
  version: 1,
  isOfAccount: true,
});
