import { Note, Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import { papersToRenew, type PublicEvidence } from '@/entities/vetting/evidence';
import { useFormats } from '@/shared/i18n';
import { useRightNow } from '@/shared/lib/clock';

/** Tells a tutor which papers end within 60 days or have ended, and what follows. */
export function PapersNote({ evidence }: { evidence: readonly PublicEvidence[] }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const papers = papersToRenew(evidence, useRightNow().now.toISOString().slice(0, 10));
  const [first] = papers;
  if (!first) return null;
  const isUrgent = first.stage === 'last' || first.stage === 'ended';
  return (
    <Section isTight>
      <Note tone={isUrgent ? 'call' : 'plain'} role="region" aria-labelledby="papers-to-renew">
        <h2 id="papers-to-renew">{t('papers.heading')}</h2>
        {papers.map(({ evidence: { kind, expiry }, left, stage }) => (
          <p key={kind}>
            <b>{t(`profile.kinds.${kind}`)}</b>{' '}
            {left === 0
              ? t('papers.today')
              : t(stage === 'ended' ? 'papers.ended' : 'papers.ends', {
                  count: left,
                  date: date(expiry, 'date'),
                })}
          </p>
        ))}
        <p>{t(first.stage === 'ended' ? 'papers.stopped' : 'papers.words')}</p>
      </Note>
    </Section>
  );
}
