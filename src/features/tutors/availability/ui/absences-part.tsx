import { InlineButton, RuledList, Section, StopHeading, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { maximumAbsences, type Tutor } from '@/entities/tutor';
import { dayFromToday, fieldMessage } from '@/shared/fields';
import { useFormats } from '@/shared/i18n';
import { TextField } from '@/shared/ui/form';
import { changeProfile } from '@/entities/tutor';
import type { AvailabilityArea } from '../model/availability-area';
import { useSignedAction } from '@/shared/pending-writes';
import { absencesFrom, writeAbsence } from '@/entities/tutor';
import { PendingWriteForm, usePendingWriteForm } from '@/entities/tutor';
import { rightNow } from '@/shared/lib/clock';

const day = dayFromToday(rightNow);

const absenceSchema = v.pipe(
  v.object({ from: day, to: day }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => to >= from, fieldMessage('datePast')),
    ['to'],
  ),
);

/** Days off. */
export function AbsencesPart({ tutor, area }: { tutor: Tutor; area: AvailabilityArea }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const absences = absencesFrom(tutor.absences, area.now);
  const words = ({ from, to }: (typeof absences)[number]) => ({
    from: date(from, 'day'),
    to: date(to, 'day'),
  });
  // Past days off are removed with the next change.
  const remove = useSignedAction(area, (who, kept: typeof absences) =>
    changeProfile(who, tutor, { absences: kept.map(writeAbsence) }),
  );
  return (
    <Section>
      <StopHeading>{t('week.away')}</StopHeading>
      <p className={textStyles.intro}>{absences.length > 0 ? t('week.awayWords') : t('week.noAway')}</p>
      <RuledList>
        {absences.map((absence) => (
          <li key={writeAbsence(absence)}>
            {t('week.range', words(absence))}{' '}
            {area.who ? (
              <InlineButton onClick={() => void remove.run(absences.filter((one) => one !== absence))}>
                {t('week.removeAway', words(absence))}
              </InlineButton>
            ) : null}
          </li>
        ))}
      </RuledList>
      {area.who && absences.length < maximumAbsences ? (
        // Reset the form after a change.
        <AbsenceForm key={tutor.absences.join()} {...{ area, tutor, absences }} />
      ) : null}
    </Section>
  );
}

interface AbsenceFormProps {
  area: AvailabilityArea;
  tutor: Tutor;
  /** Current and future days off. */
  absences: ReturnType<typeof absencesFrom>;
}

function AbsenceForm({ area, tutor, absences }: AbsenceFormProps) {
  const { t } = useTranslation('tutor-area');
  const act = usePendingWriteForm<v.InferInput<typeof absenceSchema>, v.InferOutput<typeof absenceSchema>>(
    { form: 'days-off', version: 1 },
    absenceSchema,
    { from: '', to: '' },
    area,
    (who, absence) => changeProfile(who, tutor, { absences: [...absences, absence].map(writeAbsence) }),
  );
  const labels = { from: t('week.from'), to: t('week.to') };
  return (
    <PendingWriteForm {...{ act, area, labels }} heading={t('week.addAway')} sendLabel={t('week.addAway')}>
      <TextField form={act.form} name="from" type="date" label={labels.from} isShort />
      <TextField form={act.form} name="to" type="date" label={labels.to} isShort />
    </PendingWriteForm>
  );
}
