import { Button, Facts, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  filesOfAddition,
  refusalsOfAddition,
  type SubjectAddition,
} from '@/entities/vetting/subject-addition';
import { useStaff } from '@/entities/session';
import type { Tutor } from '@/entities/tutor';
import { ReasonForm } from '@/shared/drafts';
import { PaperViewer, StateMark } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { useApproveAdditionMutation, useRefuseAdditionMutation } from '../../api/additions-api';
import styles from './addition-record.module.css';

interface AdditionRecordProps {
  addition: SubjectAddition;
  /** Null when the profile cannot be read. */
  tutor: Tutor | null;
}

/** Subjects that one tutor asks for: what, why, the papers, and the office's decision. */
export function AdditionRecord({ addition, tutor }: AdditionRecordProps) {
  const { t } = useTranslation(['vetting', 'ghana']);
  const { date } = useFormats();
  const { state, subjects, levels, words, createdAt, movedAt, decision } = addition;
  const name = tutor?.name ?? t('subjects.somebody');
  const subjectWords = (list: readonly Tutor['subjects'][number][]) =>
    list.map((one) => t(`ghana:subjects.${one}`)).join(', ');
  const levelWords = (list: readonly Tutor['levels'][number][]) =>
    list.map((one) => t(`ghana:levels.${one}`)).join(', ');
  return (
    <article className={styles.record} aria-label={`${name}: ${subjectWords(subjects)}`} tabIndex={-1}>
      <div className={styles.title}>
        <h3>{name}</h3>
        <StateMark state={state} isLate={false} />
      </div>
      <Facts
        facts={[
          { label: t('subjects.asks'), value: subjectWords(subjects) },
          { label: t('subjects.levels'), value: levelWords(levels) },
          { label: t('subjects.words'), value: words },
          {
            label: t('subjects.teaches'),
            value: tutor ? `${subjectWords(tutor.subjects)}; ${levelWords(tutor.levels)}` : '',
          },
          { label: t('subjects.sent'), value: date(createdAt, 'day') },
          { label: t('subjects.decidedOn'), value: state === 'asked' ? '' : date(movedAt, 'day') },
          {
            label: t('subjects.why'),
            value:
              decision.reason === '' ? '' : `${t(`subjects.reasons.${decision.reason}`)}: ${decision.words}`,
          },
        ]}
      />
      {state === 'asked' ? (
        <>
          <PaperViewer
            level={4}
            papers={filesOfAddition(addition).map(({ id, kind }) => ({
              id,
              label: t(`subjects.kinds.${kind}`),
            }))}
          />
          <Decision addition={addition} tutor={tutor} />
        </>
      ) : null}
    </article>
  );
}

function Decision({ addition, tutor }: AdditionRecordProps) {
  const { t } = useTranslation('vetting');
  const by = useStaff();
  const [isRefusing, setRefusing] = useState(false);
  const [approve, approving] = useApproveAdditionMutation();
  const [refuse, refusing] = useRefuseAdditionMutation();
  // A profile that is off the site gets nothing new.
  const mayApprove = tutor !== null && tutor.state !== 'suspended';
  if (isRefusing)
    return (
      <ReasonForm
        form={`refuse-subjects.${addition.id}`}
        isOfAccount
        isSmall
        takesFocus
        needsWords
        reasons={refusalsOfAddition.map((value) => ({ value, label: t(`subjects.reasons.${value}`) }))}
        labels={{
          reason: t('moves.refuse.reason'),
          words: t('subjects.refusalWords'),
          send: t('moves.refuse.send'),
          leave: t('moves.leave'),
        }}
        hint={t('subjects.refusalHint')}
        error={refusing.error}
        make={(decision) => ({ addition, by, decision })}
        send={async (given) => ((await refuse(given)).error === undefined ? 'done' : 'refused')}
        onLeave={() => setRefusing(false)}
      />
    );
  return (
    <>
      {mayApprove ? null : <p>{t('subjects.offTheSite')}</p>}
      <BackendProblem error={approving.error} />
      <Row>
        <Button
          isSmall
          isOff={!mayApprove}
          disabled={approving.isLoading}
          aria-busy={approving.isLoading}
          onClick={() => {
            if (mayApprove) void approve({ addition, by });
          }}
        >
          {t('subjects.approve')}
        </Button>
        <Button isSmall variant="second" onClick={() => setRefusing(true)}>
          {t('moves.refuse.send')}
        </Button>
      </Row>
    </>
  );
}
