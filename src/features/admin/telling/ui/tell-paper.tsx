import { Button, Row, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paperExpiring, paperTellingId } from '@/entities/telling';
import { useFormats } from '@/shared/i18n';
import { usePaperTellingsQuery } from '../api/telling-api';
import { owedTelling } from '../model/owed-telling';
import { TellForm } from './tell-form';

interface TellPaperProps {
  userId: string;
  name: string;
  kind: string;
  /** The kind in words. */
  words: string;
  /** Last day of validity, `YYYY-MM-DD`. */
  expiry: string;
}

/** Beside a paper that ends or has ended: how its tutor was told, or the ready message. */
export function TellPaper({ userId, name, kind, words, expiry }: TellPaperProps) {
  const { t } = useTranslation('telling');
  const { date } = useFormats();
  const { data } = usePaperTellingsQuery(null);
  const [isOpen, setOpen] = useState(false);
  const change = {
    id: paperTellingId({ userId, kind, expiry }),
    record: `tutors/${userId}`,
    event: paperExpiring,
  };
  const owed = owedTelling({ ...change, by: { kind: 'office', userId: '', name: '' } });
  if (!data || !owed) return null;
  const told = data.find(({ id }) => id === change.id);
  if (told)
    return (
      <p className={textStyles.soft}>
        {t('papers.told', {
          how: t(`done.${told.way}`),
          name: told.name,
          date: date(told.at, 'moment'),
        })}
      </p>
    );
  if (isOpen)
    return (
      <>
        <TellForm change={change} owed={owed} />
        <Row>
          <Button variant="text" isSmall onClick={() => setOpen(false)}>
            {t('papers.leave')}
          </Button>
        </Row>
      </>
    );
  return (
    <Row>
      <Button
        variant="second"
        isSmall
        aria-label={t('papers.tell', { name, kind: words })}
        onClick={() => setOpen(true)}
      >
        {t('heading')}
      </Button>
    </Row>
  );
}
