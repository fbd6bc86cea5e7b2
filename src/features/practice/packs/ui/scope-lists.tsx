import { Line, LineItem, Tag, textStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { practiceAddress, type CatalogPack, type ExamYear, type Scope } from '@/entities/practice/pack';
import { LinkButton } from '@/shared/ui/links';
import type { StateOf } from './opened-subject';
import styles from './scope-lists.module.css';

interface ListProps {
  pack: CatalogPack;
  isStartable: boolean;
  states: StateOf;
}

/** The topics of a pack by strand. */
export function TopicList({ pack, year, ...rest }: ListProps & { year: ExamYear | undefined }) {
  const { t } = useTranslation('practice');
  const topics = pack.topics.filter(
    ({ years, questions }) => questions > 0 && (!year || !years || years.includes(year)),
  );
  const strands = [...new Set(topics.map(({ strand }) => strand))];
  return (
    <div className={styles.strands}>
      {strands.map((strand) => (
        <div key={strand}>
          <h3 className={styles.strand}>{strand}</h3>
          <Line kind="spine">
            {topics
              .filter((topic) => topic.strand === strand)
              .map(({ id, title, questions, years }) => (
                <ScopeItem
                  key={id}
                  {...{ pack, ...rest }}
                  scope={{ kind: 'topic', topic: id }}
                  name={title}
                  state={rest.states('topic', id)}
                >
                  <p className={textStyles.small}>
                    {t('count', { count: questions })}{' '}
                    {years ? <Tag>{t('years.only', { years: years.join(', ') })}</Tag> : null}
                  </p>
                </ScopeItem>
              ))}
          </Line>
        </div>
      ))}
    </div>
  );
}

/** What chief examiners named, with year and paper. */
export function WeaknessList({ pack, ...rest }: ListProps) {
  const { t } = useTranslation('practice');
  return (
    <Line kind="spine" className={styles.strands}>
      {pack.weaknesses.map(({ id, name, words, year, paper, questions }) => (
        <ScopeItem
          key={id}
          {...{ pack, ...rest }}
          scope={{ kind: 'weakness', weakness: id }}
          name={name}
          state={rest.states('weakness', id)}
        >
          <p>{words}</p>
          <p className={textStyles.small}>
            {t('subject.named', { year, paper })} · {t('count', { count: questions })}
          </p>
        </ScopeItem>
      ))}
    </Line>
  );
}

interface ScopeItemProps extends Omit<ListProps, 'states'> {
  scope: Scope;
  name: string;
  state: ReturnType<StateOf>;
  children: ReactNode;
}

function ScopeItem({ pack, isStartable, scope, name, state, children }: ScopeItemProps) {
  const { t } = useTranslation('practice');
  return (
    <LineItem state={state?.state ?? 'todo'}>
      <div className={styles.item}>
        <div>
          <b lang="en">{name}</b>
          {state ? <p className={styles.state}>{state.words}</p> : null}
          {children}
        </div>
        {isStartable ? (
          <LinkButton
            variant="second"
            isSmall
            to={practiceAddress({ pack: pack.id, scope })}
            aria-label={t('row.startName', { name })}
          >
            {t('row.start')}
          </LinkButton>
        ) : null}
      </div>
    </LineItem>
  );
}
