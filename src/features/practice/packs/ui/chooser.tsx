import { Chip, Chips, Disclosure, FieldGroup, Line, LineItem, Note, StopHeading } from 'design-system';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { catalog, exams } from '@/entities/practice/pack';
import { readView, viewAddress } from '../model/chooser-address';
import { usePacks } from '../model/use-packs';
import { useWanted } from '../model/use-wanted';
import styles from './chooser.module.css';
import { PackKeeping } from './pack-keeping';
import { SubjectRow } from './subject-row';

const choices = ['all', ...exams] as const;

/** The subjects of the exams: start, open, keep for offline. */
export function Chooser({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('practice');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const packs = usePacks();
  const group = useId();
  const [exam, wantExam] = useWanted(readView(search).exam);
  const shown = exams.filter((one) => exam === undefined || exam === one);
  const usable = catalog.filter((pack) => ['current', 'earlier'].includes(packs.stateOf(pack)));
  return (
    <div className={styles.chooser}>
      {packs.isConnected ? null : (
        <Note role="status" className={styles.away}>
          <p>
            {usable.length > 0
              ? t('away.some', {
                  names: usable.map(({ id }) => t(`packs.${id}.full`)).join(', '),
                })
              : t('away.none')}
          </p>
        </Note>
      )}
      {children}
      <FieldGroup legend={t('exams.legend')}>
        <Chips>
          {choices.map((choice) => (
            <Chip
              key={choice}
              type="radio"
              name={group}
              checked={(exam ?? 'all') === choice}
              onChange={() => {
                wantExam(choice === 'all' ? undefined : choice);
                void navigate(viewAddress(choice === 'all' ? {} : { exam: choice }), {
                  preventScrollReset: true,
                });
              }}
            >
              {t(`exams.${choice}`)}
            </Chip>
          ))}
        </Chips>
      </FieldGroup>
      {shown.map((one) => {
        const subjects = catalog.filter((pack) => pack.exam === one);
        return (
          <div key={one}>
            <StopHeading>{t(`exams.${one}`)}</StopHeading>
            <p className={styles.for}>{t(`exams.${one}Words`)}</p>
            <Line kind="spine" className={styles.subjects}>
              {subjects.map((pack) => (
                <LineItem key={pack.id} state={usable.includes(pack) ? 'done' : 'todo'}>
                  <SubjectRow {...{ pack, packs }} />
                </LineItem>
              ))}
            </Line>
          </div>
        );
      })}
      <Disclosure summary={t('keeping.summary', { count: usable.length })} className={styles.kept}>
        <p className={styles.for}>{t('keeping.words')}</p>
        <ul className={styles.packs}>
          {catalog.map((pack) => (
            <li key={pack.id}>
              <b>{t(`packs.${pack.id}.full`)}</b>
              <PackKeeping {...{ pack, packs }} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
