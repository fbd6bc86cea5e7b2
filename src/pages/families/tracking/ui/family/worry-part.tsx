import { Section, stackStyles, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useTrackingQuery } from '@/entities/tracking';
import { Timeline } from '@/features/site/tracking';
import type { OwnPendingWrites } from '@/shared/pending-writes';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';

/** What becomes of each worry that this phone told, also once it was taken up or closed. */
export function WorryPart({ acts }: { acts: OwnPendingWrites }) {
  const { t } = useTranslation('family');
  const told = acts.hopeful.filter(({ event, state }) => event === 'concern.told' && state === 'sent');
  if (told.length === 0) return null;
  return (
    <Section tabIndex={-1} className={stackStyles.apart}>
      <StopHeading>{t('worry.heading')}</StopHeading>
      <p>{t('worry.words')}</p>
      {told.map(({ id }) => (
        <Told key={id} code={id} />
      ))}
    </Section>
  );
}

function Told({ code }: { code: string }) {
  const { t } = useTranslation('family');
  const { data } = useTrackingQuery(code);
  if (!data) return null;
  return (
    <>
      <Timeline tracking={data} />
      <p>
        <TextLink to={routes.codeOf(code)}>{t('worry.follow')}</TextLink>
      </p>
    </>
  );
}
