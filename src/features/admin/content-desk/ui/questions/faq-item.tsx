import { Button, Row, textStyles } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '@/entities/change-log';
import { FaqAnswer, faqPath, type Faq, type FaqGroup } from '@/entities/content/faq';
import { deskStyles, MoreButton } from '@/shared/desk';
import { routes } from '@/shared/routes';
import { ContentItem } from '../content-item';
import { ContentState } from '../content-state';
import { FaqForm } from './faq-form';
import { FaqMoves } from './faq-moves';
import { PlaceButtons } from './place-buttons';

interface FaqItemProps {
  faq: Faq;
  isShipped: boolean;
  up: number | null;
  down: number | null;
  positionAtEnd: (group: FaqGroup) => number;
}

/** A question that the office has written: what it is, and what the office can do with it. */
export function FaqItem({ faq, isShipped, up, down, positionAtEnd }: FaqItemProps) {
  const { t } = useTranslation('faq-desk');
  const headingId = useId();
  const [isEdited, setEdited] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { question, slug, state } = faq;
  return (
    <ContentItem headingId={headingId} title={question}>
      <ContentState state={state} to={routes.question(slug)} shown={t('shown')} />
      {isShipped ? <p className={textStyles.soft}>{t(`standsFor.${state}`)}</p> : null}
      {isEdited ? (
        <FaqForm faq={faq} positionAtEnd={positionAtEnd} onClose={() => setEdited(false)} />
      ) : (
        <>
          <Row>
            <Button isSmall variant="second" aria-describedby={headingId} onClick={() => setEdited(true)}>
              {t('edit')}
            </Button>
            <MoreButton {...{ isOpen, headingId }} onToggle={() => setOpen(!isOpen)}>
              {t(isOpen ? 'less' : 'more')}
            </MoreButton>
          </Row>
          <PlaceButtons faq={faq} headingId={headingId} up={up} down={down} />
          <FaqMoves faq={faq} headingId={headingId} hidesShipped={isShipped} />
        </>
      )}
      {isOpen && !isEdited ? (
        <div className={deskStyles.part}>
          <FaqAnswer answer={faq.answer} />
          <h4>{t('log')}</h4>
          <ChangeList record={faqPath(slug)} />
        </div>
      ) : null}
    </ContentItem>
  );
}
