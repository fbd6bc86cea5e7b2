import { Button, Row, Skeleton, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  placeQuestions,
  positionAtEnd,
  positionBeyond,
  useAllFaqsQuery,
  type Faq,
  type FaqGroup,
  type QuestionsOfGroup,
} from '@/entities/content/faq';
import { deskStyles } from '@/shared/desk';
import { BackendProblem } from '@/shared/ui/form';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import { emptyStart } from '../../model/faq-form';
import { isShipped, type ShippedQuestions } from '../../model/shipped-questions';
import { FaqItem } from './faq-item';
import { NewFaq } from './new-faq';
import { ShippedItem } from './shipped-item';

const none: readonly Faq[] = [];

/** The questions of `/faq` by group, in their order: those of the site, and what the office has written. */
export function FaqsView({ shipped }: { shipped: ShippedQuestions }) {
  const { t } = useTranslation(['faq-desk', 'admin', 'shell']);
  const [isAdding, setAdding] = useState(false);
  const { data = none, error, isLoading } = useAllFaqsQuery(null);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  const groups = placeQuestions(shipped.groups, data);
  const atEnd = (group: FaqGroup) =>
    positionAtEnd(groups.find(({ group: name }) => name === group)?.questions ?? []);
  const taken = groups.flatMap(({ questions }) => questions.map(({ slug }) => slug));
  return (
    <div className={deskStyles.view}>
      <h1 className={deskStyles.title}>{t('admin:views.faqs')}</h1>
      <p className={textStyles.soft}>{t('lead')}</p>
      <BackendProblem error={error} />
      <div tabIndex={-1}>
        {isAdding ? (
          <NewFaq start={emptyStart} position={atEnd} taken={taken} onClose={() => setAdding(false)} />
        ) : (
          <Row>
            <Button isSmall onClick={() => setAdding(true)}>
              {t('open')}
            </Button>
          </Row>
        )}
      </div>
      {error
        ? null
        : groups.map((placed) => (
            <FaqsOfGroup key={placed.group} placed={placed} shipped={shipped} atEnd={atEnd} />
          ))}
    </div>
  );
}

interface FaqsOfGroupProps {
  placed: QuestionsOfGroup<Faq>;
  shipped: ShippedQuestions;
  atEnd: (group: FaqGroup) => number;
}

function FaqsOfGroup({ placed: { group, questions }, shipped, atEnd }: FaqsOfGroupProps) {
  const { t } = useTranslation('faq');
  return (
    <section className={deskStyles.part} aria-labelledby={`faqs-${group}`}>
      <h2 id={`faqs-${group}`}>{t(`groups.${group}`)}</h2>
      <ul className={deskStyles.groups}>
        {questions.map(({ slug, position, record }, index) => (
          <PartBoundary key={slug} frame={asItem}>
            {record ? (
              <FaqItem
                faq={record}
                isShipped={isShipped(shipped, slug)}
                up={positionBeyond(questions, index, 'up')}
                down={positionBeyond(questions, index, 'down')}
                positionAtEnd={atEnd}
              />
            ) : (
              <ShippedItem
                slug={slug}
                group={group}
                position={position}
                text={shipped.textOf(slug)}
                positionAtEnd={atEnd}
              />
            )}
          </PartBoundary>
        ))}
      </ul>
    </section>
  );
}
