import { Button, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Faq } from '@/entities/content/faq';
import { useStaff } from '@/entities/session';
import { BackendProblem } from '@/shared/ui/form';
import { useEditFaqMutation } from '../../api/faq-desk-api';

interface PlaceButtonsProps {
  faq: Faq;
  headingId: string;
  /** Positions one place further up and down; null where there is none. */
  up: number | null;
  down: number | null;
}

/** Moves a question within its group, one place by each press. */
export function PlaceButtons({ faq, headingId, up, down }: PlaceButtonsProps) {
  const { t } = useTranslation('faq-desk');
  const by = useStaff();
  const [edit, { error, isLoading }] = useEditFaqMutation();
  const [isOutdated, setOutdated] = useState(false);
  const move = async (position: number | null) => {
    if (position === null || isLoading) return;
    const { data } = await edit({ by, faq, facts: { position } });
    setOutdated(data === 'outdated');
  };
  return (
    <>
      <BackendProblem error={error} />
      <Row>
        {(['up', 'down'] as const).map((way) => {
          const position = way === 'up' ? up : down;
          return (
            <Button
              key={way}
              isSmall
              variant="second"
              aria-disabled={position === null || isLoading}
              aria-describedby={headingId}
              onClick={() => void move(position)}
            >
              {t(way)}
            </Button>
          );
        })}
      </Row>
      <p role="status">{isOutdated ? t('overtaken') : null}</p>
    </>
  );
}
