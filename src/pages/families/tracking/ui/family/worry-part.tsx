import { Section, stackStyles, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useTrackingQuery } from '@/entities/tracking';
import { Timeline } from '@/features/site/tracking';
import type { OwnPendingWrites } from '@/shared/pending-writes';
import { routes } from '@/shared/routes';
import { openedFrom } from '@/shared/way-back';
import { TextLink } from '@/shared/ui/links';

interface WorryPartProps {
  /** Code of the request. */
  code: string;
  acts: OwnPendingWrites;
}

/** What becomes of each worry that this phone told, also once it was taken up or closed. */
export function WorryPart({ code, acts }: WorryPartProps) {
  const { t } = useTranslation('family');
  const told = acts.hopeful.filter(({ event, state }) => event === 'concern.told' && state === 'sent');
  if (told.length === 0) return null;
  return (
    <Section id={place} tabIndex={-1} className={stackStyles.apart}>
      <StopHeading>{t('worry.heading')}</StopHeading>
      <p>{t('worry.words')}</p>
      {told.map(({ id }) => (
        <Told key={id} worry={id} code={code} />
      ))}
    </Section>
  );
}

const place = 'part-worries';

function Told({ worry, code }: { worry: string; code: string }) {
  const { t } = useTranslation('family');
  const { data } = useTrackingQuery(worry);
  if (!data) return null;
  return (
    <>
      <Timeline tracking={data} />
      <p>
        <TextLink to={routes.codeOf(worry)} state={openedFrom({ code, place })}>
          {t('worry.follow')}
        </TextLink>
      </p>
    </>
  );
}
