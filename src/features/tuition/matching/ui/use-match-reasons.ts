import { useTranslation } from 'react-i18next';
import { slotText } from '@/shared/ghana';
import { formatMoney } from '@/shared/i18n';
import { evidenceKinds } from '@/shared/choices';
import { matchParts, type MatchPart } from '../model/match-weights';
import type { TutorMatch } from '../model/rank-tutors';

export interface MatchReason {
  readonly part: MatchPart;
  readonly words: string;
  /** Rounded to a tenth, such as `+12.5`. */
  readonly points: string;
}

const hourMs = 3_600_000;

/** Translated parts of the score, highest weight first. */
export function useMatchReasons({ facts, points }: TutorMatch): readonly MatchReason[] {
  const { t } = useTranslation(['admin', 'ghana']);
  const { subjects, below, answerMs } = facts;
  const slots = facts.hours.map((slot) => slotText(slot, t as (key: string) => string)).join(', ');
  const words: Record<MatchPart, string | null> = {
    hours: t('match.reasons.hours', { hours: slots }),
    wished: facts.isWished ? t('match.reasons.wished') : null,
    subjects:
      subjects.asked === 0
        ? t('match.reasons.onlySubject')
        : t('match.reasons.subjects', {
            count: subjects.asked,
            taught: subjects.taught.length,
            names: subjects.taught.map((subject) => t(`ghana:subjects.${subject}`)).join(', '),
          }),
    town: t(
      `match.reasons.${facts.way === 'online' ? 'online' : facts.isSameTown ? 'sameTown' : 'otherTown'}`,
    ),
    price:
      below === null ? t('match.reasons.noBudget') : t('match.reasons.below', { below: formatMoney(below) }),
    evidence: t('match.reasons.evidence', { count: facts.evidence, all: evidenceKinds.length }),
    load: t('match.reasons.load', { count: facts.load }),
    answers:
      answerMs === null
        ? t('match.reasons.noAnswer')
        : t('match.reasons.answers', { count: Math.max(Math.round(answerMs / hourMs), 1) }),
    waiting: t('match.reasons.waiting', { count: facts.waitingDays }),
  };
  return matchParts.flatMap((part) => {
    const said = words[part];
    return said === null ? [] : [{ part, words: said, points: `+${points[part].toFixed(1)}` }];
  });
}
