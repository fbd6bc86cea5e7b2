import { Button, Icon, Row, Toast } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@/entities/counselling/booking';
import { saveText } from '@/shared/lib/csv';
import { useUntilNextAct } from '@/shared/lib/device';
import { routes } from '@/shared/routes';
import { buildAppointment, isMovedTalk } from '../model/booking-calendar';

/** Saves the talk as a calendar file. */
export function CalendarButton({ booking, minutes }: { booking: Booking; minutes: number }) {
  const { t } = useTranslation('appointment');
  const [isSaved, setSaved] = useUntilNextAct<boolean>();
  const save = async () => {
    const texts = {
      title: t('calendar.title'),
      description: t('calendar.description'),
      address: window.location.origin + routes.code,
    };
    saveText(await buildAppointment(booking, minutes, texts, new Date()), 'appointment.ics', 'text/calendar');
    setSaved(true);
  };
  return (
    <>
      <Row>
        <Button variant="second" isSmall onClick={() => void save()}>
          <Icon name="download" />
          {t(isMovedTalk(booking) ? 'calendar.again' : 'calendar.save')}
        </Button>
      </Row>
      <p>{t('calendar.words')}</p>
      <Toast>{isSaved ? t('calendar.saved') : null}</Toast>
    </>
  );
}
