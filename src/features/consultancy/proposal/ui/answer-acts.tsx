import { Note, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '@/entities/consultancy/consultation';
import type { SchoolProposal } from '@/entities/consultancy/proposal';
import { useFormats } from '@/shared/i18n';
import {
  isWaitingWrite,
  type OwnPendingWrites,
  type PendingWrite,
  UnsentActButtons,
} from '@/shared/pending-writes';
import { answerOf, refusalOf } from '../model/judge-answer';
import { proposalAccepted } from '../model/school-writes';
import styles from './proposal.module.css';

interface AnswerActsProps {
  consultation: Consultation;
  proposals: readonly SchoolProposal[];
  acts: OwnPendingWrites;
  now: Date;
}

/** Answers that wait on this phone, and those that were not taken, with why and with what was typed. */
export function AnswerActs({ consultation, proposals, acts, now }: AnswerActsProps) {
  const { t } = useTranslation(['consultation', 'validation']);
  const { date } = useFormats();
  const answers = acts.unsent.flatMap((act) => {
    const answer = answerOf(act);
    return answer === null ? [] : [{ act, answer }];
  });
  const outcomeOf = (act: PendingWrite, version: number) => {
    if (isWaitingWrite(act)) return t('acts.waiting');
    const refusal = refusalOf(act, consultation, proposals, now);
    const last = proposals.find((proposal) => proposal.version === version)?.validUntil;
    const words = t(`answer.refusals.${refusal}`, {
      version: consultation.latest,
      date: last === undefined ? '' : date(last, 'day'),
    });
    return refusal === 'unknown' && act.problem !== null
      ? `${words} ${t(`validation:backend.${act.problem}`)}`
      : words;
  };
  return answers.map(({ act, answer: { version, name, position, words } }) => (
    <Note key={act.id} tone="call" role="status" className={stackStyles.near}>
      <p>
        <b>{t(`answer.${act.event === proposalAccepted ? 'accepted' : 'declined'}.act`, { version })}</b>{' '}
        {outcomeOf(act, version)}
      </p>
      <p>{t('answer.typed', { name, position })}</p>
      {words === '' ? null : <blockquote className={styles.text}>{words}</blockquote>}
      <UnsentActButtons
        act={act}
        acts={acts}
        labels={{ tryNow: t('acts.tryNow'), forget: t('acts.forget') }}
      />
    </Note>
  ));
}
