import { Button, Row } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellingPath, type TellingWay } from '@/entities/telling';
import { PendingWriteNotes } from '@/entities/tutor';
import { actsOfRecord } from '@/shared/pending-writes';
import type { TellingArea } from '../model/telling-area';
import type { OwnToTell, ToTell } from '../model/use-to-tell';
import { TellFamilyForm } from './tell-family-form';

interface TellLessonProps {
  /** What is to be told of the lesson; undefined once it is told. */
  change: ToTell | undefined;
  acts: OwnToTell['acts'];
  area: TellingArea;
}

/** In the card of a lesson: its latest change, which the family is to be told, until it was told. */
export function TellLesson({ change, acts, area }: TellLessonProps) {
  const { t } = useTranslation('telling');
  const part = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [told, setTold] = useState<TellingWay | null>(null);
  const isOpen = openId !== null && change?.id === openId;
  // Nothing moves in the cards of lessons of which nothing is to be told.
  if (!change && told === null) return null;
  return (
    <div ref={part} tabIndex={-1}>
      <div role="status">{told && !change ? t(`done.${told}`) : null}</div>
      {change ? <PendingWriteNotes shown={actsOfRecord(acts, tellingPath(change.id))} area={area} /> : null}
      {change && isOpen ? (
        <TellFamilyForm
          {...{ change, area }}
          onTold={(way) => {
            setTold(way);
            // The form is gone with its change.
            part.current?.focus();
          }}
        />
      ) : null}
      {change ? (
        <Row>
          <Button
            variant={isOpen ? 'text' : 'second'}
            isSmall
            aria-expanded={isOpen}
            onClick={() => setOpenId(isOpen ? null : change.id)}
          >
            {t(isOpen ? 'tutor.close' : 'heading')}
          </Button>
        </Row>
      ) : null}
    </div>
  );
}
