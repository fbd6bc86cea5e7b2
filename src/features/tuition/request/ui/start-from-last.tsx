import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slotText } from '@/shared/ghana';
import { createDeviceStore } from '@/shared/lib/storage';
import { useFieldId } from '@/shared/ui/form';
import { readLastRequest } from '../model/last-request';
import type { RequestWizard } from '../model/use-request-wizard';

const taken = ['schoolClass', 'hours', 'lessonsPerWeek', 'where', 'region'] as const;

/** Offers the class, place and hours of the last request from this device, while the step is empty. */
export function StartFromLast({ wizard: { form, values, draft } }: { wizard: RequestWizard }) {
  const { t } = useTranslation(['tuition', 'ghana']);
  const words = t as (key: string) => string;
  const idOf = useFieldId();
  const [last] = useState(() => readLastRequest(createDeviceStore()));
  if (last === null || values.schoolClass !== '' || values.hours.length > 0) return null;
  const takeOver = () => {
    // The button goes.
    document.getElementById(idOf('schoolClass'))?.focus();
    for (const name of taken) form.setValue(name, last[name], { shouldDirty: true });
    draft.keep();
  };
  const what = [
    t(`ghana:classes.${last.schoolClass}`),
    t(`ghana:regions.${last.region}`),
    t(`fields.where.options.${last.where}`),
    ...last.hours.map((hour) => slotText(hour, words)),
  ];
  return (
    <Note tone="plain">
      <p>{t('last.words', { what: what.join(', ') })}</p>
      <Row>
        <Button variant="second" isSmall onClick={takeOver}>
          {t('last.take')}
        </Button>
      </Row>
    </Note>
  );
}
