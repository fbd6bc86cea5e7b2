import { Button, Row, textStyles } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaqGroup } from '@/entities/content/faq';
import type { ShippedText } from '../../model/shipped-questions';
import { ContentItem } from '../content-item';
import { NewFaq } from './new-faq';

interface ShippedItemProps {
  slug: string;
  group: FaqGroup;
  position: number;
  text: ShippedText;
  positionAtEnd: (group: FaqGroup) => number;
}

const none: readonly string[] = [];

/** A question that the site has of itself. Its edit begins with a copy. */
export function ShippedItem({ slug, group, position, text, positionAtEnd }: ShippedItemProps) {
  const { t } = useTranslation('faq-desk');
  const headingId = useId();
  const [isEdited, setEdited] = useState(false);
  return (
    <ContentItem headingId={headingId} title={text.question}>
      <p className={textStyles.soft}>{t('shipped')}</p>
      {isEdited ? (
        <NewFaq
          start={{ slug, group, ...text }}
          position={(chosen) => (chosen === group ? position : positionAtEnd(chosen))}
          taken={none}
          onClose={() => setEdited(false)}
        />
      ) : (
        <Row>
          <Button isSmall variant="second" aria-describedby={headingId} onClick={() => setEdited(true)}>
            {t('editShipped')}
          </Button>
        </Row>
      )}
    </ContentItem>
  );
}
