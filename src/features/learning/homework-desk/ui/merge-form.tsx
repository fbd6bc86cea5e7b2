import { Button, Field, Row, TextInput } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeworkQuestion } from '@/entities/homework/question';
import { Confirm, shortCode } from '@/shared/desk';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem } from '@/shared/ui/form';
import { useHomeworkOfSubjectQuery } from '../api/homework-lists-api';
import { similarQuestions } from '../model/similar-questions';
import styles from './homework-desk.module.css';

interface MergeFormProps {
  question: HomeworkQuestion;
  /** Resolves with whether it was written. */
  send: (into: string) => Promise<boolean>;
  onClose: () => void;
}

/** Joins a question to one that asks the same, chosen among similar ones or by its id. */
export function MergeForm({ question, send, onClose }: MergeFormProps) {
  const { t } = useTranslation(['homework-desk', 'admin']);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const { data: all, error } = useHomeworkOfSubjectQuery(question.subject);
  const found = similarQuestions(question, all ?? [], search);
  return (
    <div ref={part} tabIndex={-1} role="group" aria-label={t('merge.heading')}>
      <Field id="merge-search" label={t('merge.search')} hint={t('merge.hint')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </Field>
      <BackendProblem error={error} />
      <p role="status">{all ? t('merge.found', { count: found.length }) : null}</p>
      <ul className={styles.similar}>
        {found.map((other) => (
          <li key={other.id} className={styles.one}>
            <span className={styles.words}>
              <b>{shortCode(other.id)}</b> {other.question === '' ? t('onlyPhotos') : other.question} (
              {t(`admin:states.${other.state}`)})
            </span>
            <Button
              variant="second"
              isSmall
              aria-label={t('merge.into', { id: shortCode(other.id) })}
              onClick={() => setChosen(other.id)}
            >
              {t('merge.choose')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen === null ? (
        <Row>
          <Button variant="second" isSmall onClick={onClose}>
            {t('leave')}
          </Button>
        </Row>
      ) : (
        <Confirm
          words={t('merge.words', { id: shortCode(chosen) })}
          yes={t('merge.confirm')}
          onConfirm={() => {
            void send(chosen).then((isWritten) => {
              if (isWritten) onClose();
            });
          }}
          onLeave={() => setChosen(null)}
        />
      )}
    </div>
  );
}
