import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalDataScope } from '@/shared/api';
import { subjects } from '@/shared/ghana';

const PromisedFigures = lazy(async () => {
  try {
    return {
      default: (await import(/* webpackChunkName: "homework-figures" */ './promised-figures'))
        .PromisedFigures,
    };
  } catch {
    // Chunk failed to load: continue without the figures.
    return { default: Unread };
  }
});

/** How long tutors took for questions of a subject in the last 60 days, or that there are no figures. */
export function PromisedTime({ subject }: { subject: string }) {
  const { t } = useTranslation('homework');
  const known = subjects.find((one) => one === subject);
  if (!known) return <p>{t('time.choose')}</p>;
  return (
    <OptionalDataScope fallback={<Unread />}>
      <PromisedFigures subject={known} />
    </OptionalDataScope>
  );
}

function Unread() {
  const { t } = useTranslation('homework');
  return <p>{t('time.unread')}</p>;
}
