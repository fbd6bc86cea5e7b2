import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { paperExpiring, paperTellingId } from '@/entities/telling';
import { useFormats } from '@/shared/i18n';
import { usePaperTellingsQuery } from '../api/telling-api';
import { owedTelling } from '../model/owed-telling';
import { TellOpener } from './tell-opener';

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
  return (
    <TellOpener
      change={change}
      owed={owed}
      open={t('heading')}
      spoken={t('papers.tell', { name, kind: words })}
    />
  );
}
