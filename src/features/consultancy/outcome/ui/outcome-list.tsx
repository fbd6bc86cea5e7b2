import { Button, Row, RuledList, Tag, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { newestVersions, type Outcome } from '@/entities/consultancy/outcome';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import styles from './outcomes.module.css';

interface OutcomeListProps {
  outcomes: readonly Outcome[];
  /** Undefined where reports can be read only. */
  onCorrect: ((outcome: Outcome) => void) | undefined;
}

/** The reports of a consultation in their newest versions. */
export function OutcomeList({ outcomes, onCorrect }: OutcomeListProps) {
  const { t } = useTranslation('outcome');
  const { date } = useFormats();
  return (
    <RuledList>
      {newestVersions(outcomes).map((outcome) => {
        const { id, ref, title, pupils, version, from, name, createdAt, isSample } = outcome;
        return (
          <li key={id} className={styles.item}>
            <h3>
              {title} {isSample ? <Tag>{t('list.sample')}</Tag> : null}
            </h3>
            <p>
              {t('list.pupils', { count: pupils.length })}
              {version > 1 ? ` · ${t('list.version', { version })}` : ''}
            </p>
            <p className={textStyles.soft}>{t(`by.${from}`, { name, date: date(createdAt, 'moment') })}</p>
            <Row>
              <LinkButton isSmall to={routes.outcomeOf(ref, id)}>
                {t('list.open')}
              </LinkButton>
              {onCorrect ? (
                <Button isSmall variant="second" onClick={() => onCorrect(outcome)}>
                  {t('list.correct')}
                </Button>
              ) : null}
            </Row>
          </li>
        );
      })}
    </RuledList>
  );
}
