import { Button, Facts, Note } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockNote, type FreeSlot } from '@/entities/counselling/schedule';
import { counsellingTopics } from '@/shared/choices';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch } from '@/shared/drafts';
import { useFormats } from '@/shared/i18n';
import type { RightTime } from '@/shared/lib/clock';
import { useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { BackendProblem, FormSummary, SelectField, TextAreaField, TickField } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import { useBookingForm, type BookingFormOptions } from '../model/use-booking-form';
import { useIsOnline } from '@/shared/lib/device';
import { ContactFields, LearnerFields } from './contact-fields';
import styles from './book-talk.module.css';
import { LostTimeNote } from './lost-time';
import { TopicOptions } from './topic-options';

const notice = ['who', 'private', 'code', 'long'] as const;

export interface BookingFormProps extends BookingFormOptions {
  /** Name of the counsellor of the chosen time, or of the one that was asked for; empty for anyone. */
  counsellorName: string;
  /** Free times of the shown week. */
  slots: readonly FreeSlot[];
  onChoose: (slot: FreeSlot) => void;
  time: RightTime;
}

/** Booking of a talk: what the chosen way needs, and why it is asked. */
export function BookingForm(props: BookingFormProps) {
  const { address, slot, counsellorName, slots, onChoose, choices, time } = props;
  const { t } = useTranslation('booking');
  const { date } = useFormats();
  const { keepBookings } = useOffice();
  const booking = useBookingForm(props);
  const { form, draft, lost } = booking;
  const isOnline = useIsOnline();
  const { way, topic } = address.choice;
  // Whoever has chosen it above, to find a counsellor, is not asked again.
  const [isChosenHere, setChosenHere] = useState(false);
  const asksTopic = topic === '' || isChosenHere;
  const labels = useLabels(way === 'whatsapp');
  const isHeld = slot !== null && isOnline;
  return (
    <DraftForm
      draft={draft}
      className={styles.form}
      onSubmit={(event) => void booking.send(event)}
      onFocus={booking.prepare}
    >
      <Facts
        facts={[
          {
            label: t('summary.time'),
            value: slot ? t('summary.start', { start: date(slot.start, 'longMoment') }) : t('summary.noTime'),
          },
          { label: t('summary.counsellor'), value: counsellorName || t('summary.anyone') },
          { label: t('summary.way'), value: t(`ways.${way}`) },
          ...(asksTopic ? [] : [{ label: t('summary.topic'), value: t(`topics.${topic}`) }]),
        ]}
      />
      <DraftNote draft={draft} />
      <KeptNote draft={draft} labels={labels} />
      <FormSummary form={form} labels={labels} />
      {asksTopic ? (
        <SelectField
          form={form}
          name="topic"
          label={labels.topic}
          onChoose={(value) => {
            setChosenHere(true);
            address.choose({ topic: counsellingTopics.find((one) => one === value) ?? '' }, true);
          }}
        >
          <option value="">{t('fields.chooseTopic')}</option>
          <TopicOptions />
        </SelectField>
      ) : null}
      <ContactFields form={form} way={way} hasTime={slot !== null} labels={labels} />
      <LearnerFields form={form} labels={labels} />
      <TextAreaField
        form={form}
        name="words"
        label={labels.words}
        hint={t('hints.words')}
        isOptional
        rows={5}
      />
      {choices === '' ? null : <TickField form={form} name="takesChoices" label={labels.takesChoices} />}
      <Note tone="plain">
        <h3 className={styles.noticeTitle}>{t('notice.heading')}</h3>
        <ul>
          {notice.map((key) => (
            <li key={key}>{t(`notice.${key}`, { keepBookings })}</li>
          ))}
        </ul>
        <TextLink className={styles.more} to={routes.privacy} target="_blank">
          {t('notice.more')}
        </TextLink>
      </Note>
      <TickField form={form} name="isAgreed" label={labels.isAgreed} />
      {isHeld ? null : (
        <p role="status">{t(isOnline ? 'waiting' : draft.isUnkeptNow ? 'offlineUnkept' : 'offline')}</p>
      )}
      {lost !== null && slot !== null ? (
        <LostTimeNote
          why={lost}
          name={counsellorName}
          start={slot.start}
          {...{ slots, onChoose }}
          shown={time.shown}
        />
      ) : null}
      <ClockNote time={time} />
      <BackendProblem error={booking.error} />
      {booking.error ? <p>{t(booking.isUnclear && slot !== null ? 'unsure' : 'kept')}</p> : null}
      <Button type="submit" aria-busy={booking.isSending} disabled={booking.isSending}>
        {t(booking.isSending ? 'sending' : isHeld ? 'send' : 'sendWaiting')}
      </Button>
      <UnkeptSwitch draft={draft} />
    </DraftForm>
  );
}

function useLabels(isWhatsapp: boolean) {
  const { t } = useTranslation('booking');
  return {
    topic: t('fields.topic'),
    name: t('fields.name'),
    phone: t(isWhatsapp ? 'fields.phoneWhatsapp' : 'fields.phone'),
    email: t('fields.email'),
    safeHours: t('fields.safeHours'),
    words: t('fields.words'),
    isUnder18: t('fields.isUnder18'),
    grownUpKnows: t('fields.grownUpKnows'),
    mayTell: t('fields.mayTell'),
    takesChoices: t('fields.choices'),
    isAgreed: t('fields.isAgreed'),
  };
}
