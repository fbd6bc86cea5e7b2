import { Chip, Chips, FieldGroup, Section, StopHeading, type StopState } from 'design-system';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { findCatalogPack, practiceAddress, type CatalogPack } from '@/entities/practice/pack';
import { useFocusPart } from '@/shared/lib/focus';
import { LinkButton, TextLink } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';
import { readView, viewAddress } from '../model/chooser-address';
import { usePacks, type Packs } from '../model/use-packs';
import { useWanted } from '../model/use-wanted';
import styles from './opened-subject.module.css';
import { PackKeeping } from './pack-keeping';
import { TopicList, WeaknessList } from './scope-lists';

/** What is known of somebody's skill in a topic or weakness: the stop on the line, and words. */
export type StateOf = (
  kind: 'topic' | 'weakness',
  id: string,
) => { readonly state: StopState; readonly words: string } | null;

export interface OpenedSubjectProps {
  /** Skills of the chosen profile in the subject; absent while unknown. */
  states?: StateOf | undefined;
  children?: ReactNode;
}

/** One subject of the address: its topics and weaknesses, each to start. */
export function OpenedSubject({ states, children }: OpenedSubjectProps) {
  const { t } = useTranslation('practice');
  const [search] = useSearchParams();
  const packs = usePacks();
  const view = readView(search);
  const pack = findCatalogPack(view.pack ?? '');
  if (!pack) {
    return (
      <Section isFirst>
        <PageHead title={t('title')} description={t('description')} />
        <h1 className={styles.heading}>{t('unknown.heading')}</h1>
        <p className={styles.words}>{t('unknown.words')}</p>
        <LinkButton to={viewAddress({})}>{t('subject.all')}</LinkButton>
      </Section>
    );
  }
  return (
    <Subject key={pack.id} {...{ pack, packs, states }} year={view.year}>
      {children}
    </Subject>
  );
}

interface SubjectProps extends OpenedSubjectProps {
  pack: CatalogPack;
  packs: Packs;
  year: 2026 | 2027 | undefined;
}

function Subject({ pack, packs, year, states, children }: SubjectProps) {
  const { t } = useTranslation('practice');
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusPart(heading);
  const name = t(`packs.${pack.id}.full`);
  const isStartable = packs.isConnected || ['current', 'earlier'].includes(packs.stateOf(pack));
  const given = { pack, isStartable, states: states ?? (() => null) };
  return (
    <>
      <Section isFirst className={styles.top}>
        <PageHead title={t('subject.title', { name })} description={t('description')} />
        <TextLink className={styles.back} to={viewAddress({ exam: pack.exam })}>
          {t('subject.all')}
        </TextLink>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {name}
        </h1>
        <p className={styles.words}>
          {t('row.facts', { count: pack.questions, topics: pack.topics.length })}
        </p>
        {isStartable ? (
          <p>
            <LinkButton to={practiceAddress({ pack: pack.id, scope: { kind: 'pack' } })}>
              {t('subject.start')}
            </LinkButton>
          </p>
        ) : null}
        <PackKeeping {...{ pack, packs }} />
        {children}
      </Section>
      <Section ground="surface" isTight>
        <StopHeading>{t('subject.topics')}</StopHeading>
        <YearChoice {...{ pack, year }} />
        <TopicList {...given} year={year} />
      </Section>
      {pack.weaknesses.length > 0 ? (
        <Section ground="sand" isTight>
          <StopHeading>{t('subject.weaknesses')}</StopHeading>
          <p className={styles.words}>{t('subject.weaknessWords')}</p>
          <WeaknessList {...given} />
        </Section>
      ) : null}
    </>
  );
}

const years = [undefined, 2026, 2027] as const;

/** When the candidate writes WASSCE, where the topics of the two syllabuses differ. */
function YearChoice({ pack, year }: Pick<SubjectProps, 'pack' | 'year'>) {
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const group = useId();
  const [shown, want] = useWanted(year);
  if (!pack.topics.some((topic) => topic.years)) return null;
  return (
    <div className={styles.years}>
      <FieldGroup legend={t('years.legend')}>
        <Chips>
          {years.map((one) => (
            <Chip
              key={one ?? 'any'}
              type="radio"
              name={group}
              checked={shown === one}
              onChange={() => {
                want(one);
                void navigate(viewAddress({ pack: pack.id, ...(one && { year: one }) }), {
                  preventScrollReset: true,
                });
              }}
            >
              {one ?? t('years.any')}
            </Chip>
          ))}
        </Chips>
      </FieldGroup>
    </div>
  );
}
