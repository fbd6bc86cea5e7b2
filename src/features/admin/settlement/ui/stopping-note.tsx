import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { stoppableOffers } from '../model/stoppable-offers';
import { useOffersToStop } from '../model/use-settle';

/** Lists suspended tutors with families whose lessons are not stopped yet. Renders nothing without any. */
export function StoppingNote() {
  const { t } = useTranslation('admin');
  const { tutors = [], toStop = [] } = useOffersToStop();
  const left = stoppableOffers(tutors, toStop);
  if (left.length === 0) return null;
  const of = (id: string) => left.filter(({ offer }) => offer.tutorId === id).length;
  return (
    <Note tone="call" role="status">
      <p>
        <strong>{t('stopping.heading')}</strong> {t('stopping.words')}
      </p>
      <ul>
        {tutors
          .filter(({ id }) => of(id) > 0)
          .map(({ id, name }) => (
            <li key={id}>{t('stopping.left', { name, count: of(id) })}</li>
          ))}
      </ul>
    </Note>
  );
}
