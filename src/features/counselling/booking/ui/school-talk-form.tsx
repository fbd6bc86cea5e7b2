import { Button, Note, Skeleton, stackStyles } from 'design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '@/entities/consultancy/consultation';
import { slotWith, type ChosenSlot } from '@/entities/counselling/booking';
import { ClockNote, SlotPicker, type FreeSlot } from '@/entities/counselling/schedule';
import { counsellingWays, schoolTopic, type CounsellingWay } from '@/shared/choices';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch } from '@/shared/drafts';
import { useFormats } from '@/shared/i18n';
import { useRightNow } from '@/shared/lib/clock';
import { BackendProblem, ChipsField, FormSummary, TextField, TickField } from '@/shared/ui/form';
import { contactFor } from '../model/booking-form';
import { firstWeek, weekOf } from '../model/first-week';
import { isStillFree, slotOf } from '../model/use-free-times';
import { useTimesAhead } from '../model/use-times-ahead';
import { useIsOnline } from '@/shared/lib/device';
import { useSchoolTalk } from '../model/use-school-talk';
import { TimesAway } from './free-times';
import { LostTimeNote } from './lost-time';
import { NextFree } from './next-free';

/** Books a talk for a school: the way, a free time, whom to talk to, and one press. */
export function SchoolTalkForm({ consultation }: { consultation: Consultation }) {
  const { t } = useTranslation(['consultation', 'booking', 'times', 'shell']);
  const { date } = useFormats();
  const time = useRightNow();
  const { now } = time;
  const isOnline = useIsOnline();
  const [turned, setTurned] = useState('');
  const [chosen, setChosen] = useState<(ChosenSlot & { readonly way: CounsellingWay }) | null>(null);
  const [isMissing, setMissing] = useState(false);
  const talk = useSchoolTalk(consultation);
  const { form, draft, lost } = talk;
  const wished = useWatch({ control: form.control, name: 'way' });
  const way = counsellingWays.find((one) => one === wished) ?? 'phone';
  const search = { way, topic: schoolTopic, counsellor: '', now } as const;
  const times = useTimesAhead(search, {
    from: firstWeek(now),
    turned: turned || weekOf(chosen?.start ?? ''),
  });
  const person = times.counsellors?.find(({ id }) => id === chosen?.counsellor);
  // A time for another way may need a room, or another counsellor.
  const slot =
    chosen?.way === way ? slotWith({ id: chosen.counsellor, room: chosen.room }, chosen.start, way) : null;
  const isInWeek = slot !== null && weekOf(slot.start) === times.week;
  const isGone =
    isInWeek &&
    !times.isReading &&
    times.error === undefined &&
    !talk.isSending &&
    !times.slots.some(
      ({ start, counsellors }) => start === slot.start && counsellors.includes(slot.counsellor),
    );
  const why = lost !== null && lost.start === slot?.start ? lost.why : isGone ? ('taken' as const) : null;
  const take = (free: FreeSlot) => {
    const taken = slotOf(free, way, { counsellors: times.sought, taken: times.taken });
    if (taken) setChosen({ ...taken, way });
    setMissing(false);
  };
  const isFreeStill = async (asked: ChosenSlot) => isStillFree(asked, { way, now }, await times.readAgain());
  const asked = contactFor(way, true);
  const labels = {
    way: t('talk.fields.way'),
    name: t('talk.fields.name'),
    phone: t(way === 'whatsapp' ? 'booking:fields.phoneWhatsapp' : 'booking:fields.phone'),
    email: t('booking:fields.email'),
    isAgreed: t('booking:fields.isAgreed'),
  };
  if (times.counsellors === undefined) {
    if (!isOnline) return <p role="status">{t('talk.offline')}</p>;
    if (times.error !== undefined) return <TimesAway onAgain={() => void times.readAgain()} />;
    return <Skeleton label={t('shell:loading')} lines={6} />;
  }
  if (times.sought.length === 0) return <p role="status">{t('talk.nobody')}</p>;
  return (
    <DraftForm
      draft={draft}
      className={stackStyles.form}
      onFocus={talk.prepare}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOnline) return;
        if (slot === null) setMissing(true);
        else if (isGone) talk.lose(slot.start);
        else void talk.send(slot, isFreeStill)(event);
      }}
    >
      <p>{t('talk.lead')}</p>
      <FormSummary form={form} labels={labels} />
      <ChipsField
        form={form}
        type="radio"
        name="way"
        label={labels.way}
        options={counsellingWays.map((value) => ({ value, label: t(`booking:ways.${value}`) }))}
      />
      <ClockNote time={time} />
      {times.isOffered ? (
        <SlotPicker
          slots={times.slots}
          week={times.week}
          onWeek={setTurned}
          first={times.first}
          chosen={slot?.start ?? ''}
          onChoose={take}
          now={now}
          isBusy={times.isReading}
          whenEmpty={<NextFree {...{ search }} week={times.week} onWeek={setTurned} />}
        />
      ) : (
        <p role="status">{t('times:nobody')}</p>
      )}
      {slot !== null && person !== undefined && why === null ? (
        <p role="status">
          <b>{t('times:chosen', { start: date(slot.start, 'longMoment'), name: person.name })}</b>
        </p>
      ) : null}
      {why !== null && slot !== null ? (
        <LostTimeNote
          why={why}
          name={person?.name ?? ''}
          start={slot.start}
          slots={times.slots}
          onChoose={take}
          shown={time.shown}
        />
      ) : null}
      <TextField form={form} name="name" label={labels.name} autoComplete="name" />
      <TextField
        form={form}
        name="phone"
        label={labels.phone}
        hint={t(`booking:hints.phone.${way}`)}
        isOptional={asked.phone === 'optional'}
        autoComplete="tel"
        inputMode="tel"
        isShort
      />
      {asked.email === 'none' ? null : (
        <TextField
          form={form}
          name="email"
          label={labels.email}
          isOptional
          autoComplete="email"
          inputMode="email"
        />
      )}
      <TickField form={form} name="isAgreed" label={labels.isAgreed} />
      <KeptNote draft={draft} labels={labels} />
      <DraftNote draft={draft} />
      <BackendProblem error={talk.error} />
      {talk.error ? <p>{t(talk.isUnclear ? 'booking:unsure' : 'booking:kept')}</p> : null}
      {isOnline ? null : (
        <Note tone="call" role="status">
          <p>{t('talk.offline')}</p>
        </Note>
      )}
      {isMissing && slot === null ? (
        <Note tone="call" role="alert">
          <p>{t('talk.missing')}</p>
        </Note>
      ) : null}
      <Button type="submit" isBusy={talk.isSending} disabled={!isOnline}>
        {t(talk.isSending ? 'booking:sending' : 'booking:send')}
      </Button>
      <UnkeptSwitch draft={draft} />
    </DraftForm>
  );
}
