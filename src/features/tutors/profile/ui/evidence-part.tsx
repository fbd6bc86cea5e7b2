import { Line, LineItem, Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Tutor } from '@/entities/tutor';
import { useFormats } from '@/shared/i18n';
import { evidenceKinds } from '@/shared/choices';

/** The evidence ladder as families see it: each kind with its date, expired or missing. */
export function EvidencePart({ tutor, now }: { tutor: Tutor; now: Date }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const today = now.toISOString().slice(0, 10);
  return (
    <Section>
      <StopHeading>{t('profile.evidence')}</StopHeading>
      <Line>
        {evidenceKinds.map((kind) => {
          const seen = tutor.evidence.find((piece) => piece.kind === kind);
          const isExpired = seen !== undefined && seen.expiry !== '' && seen.expiry < today;
          const words = seen && {
            date: date(seen.date, 'day'),
            expiry: seen.expiry === '' ? '' : date(seen.expiry, 'day'),
          };
          return (
            <LineItem key={kind} state={seen ? (isExpired ? 'lapsed' : 'done') : 'none'}>
              <b>{t(`profile.kinds.${kind}`)}</b>
              {words
                ? t(
                    isExpired ? 'profile.expired' : words.expiry ? 'profile.validUntil' : 'profile.valid',
                    words,
                  )
                : t('profile.missing')}
            </LineItem>
          );
        })}
      </Line>
    </Section>
  );
}
