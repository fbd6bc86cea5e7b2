import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Note, Row, type ButtonLook } from 'design-system';
import { useId, useRef, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as v from 'valibot';
import {
  DraftForm,
  DraftNote,
  KeptNote,
  SharedPhoneSwitch,
  useDraftValues,
  useFormDraft,
  type DraftName,
} from '@/features/drafts';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem } from '@/shared/ui/form';
import type { Area } from '../../model/use-area';
import styles from './act-form.module.css';

/**
 * A form for one thing to do in the area. Its draft is forgotten once what was done lies on the phone.
 * @param send says whether it is kept
 */
export function useActForm<Values extends FieldValues, Given extends FieldValues>(
  name: DraftName,
  schema: v.GenericSchema<Values, Given>,
  empty: Values,
  send: (given: Given) => Promise<boolean>,
) {
  const form = useForm<Values, unknown, Given>({
    // The draft holds every field of the empty form.
    defaultValues: useDraftValues(name, empty) as DefaultValues<Values>,
    resolver: valibotResolver<Values, unknown, Given>(schema),
  });
  const draft = useFormDraft(name, form, empty);
  const submit = form.handleSubmit(async (given) => {
    if (await send(given)) draft.forget();
  });
  return { form, draft, submit };
}

export interface ActFormProps extends Pick<ButtonLook, 'variant'> {
  act: Pick<ReturnType<typeof useActForm>, 'draft' | 'submit'>;
  area: Pick<Area, 'problem'>;
  heading: string;
  /** What the fields are called, by their names. */
  labels: Readonly<Record<string, string>>;
  sendLabel: string;
  onClose?: () => void;
  children: ReactNode;
}

/** The frame of such a form: its heading, its fields, what is kept of it, and its buttons. */
export function ActForm({
  act: { draft, submit },
  area,
  heading,
  labels,
  sendLabel,
  variant,
  onClose,
  children,
}: ActFormProps) {
  const { t } = useTranslation('tutor-area');
  const headingId = useId();
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part, onClose !== undefined);
  return (
    <div ref={part} tabIndex={-1}>
      <Note tone="plain" className={styles.note}>
        <DraftForm
          draft={draft}
          onSubmit={(event) => void submit(event)}
          className={styles.form}
          aria-labelledby={headingId}
        >
          <p id={headingId} className={styles.title}>
            {heading}
          </p>
          {children}
          <KeptNote draft={draft} labels={labels} />
          <DraftNote draft={draft} />
          <BackendProblem error={area.problem} />
          <Row>
            <Button type="submit" variant={variant}>
              {sendLabel}
            </Button>
            {onClose ? (
              <Button variant="second" onClick={onClose}>
                {t('close')}
              </Button>
            ) : null}
          </Row>
          <SharedPhoneSwitch draft={draft} />
        </DraftForm>
      </Note>
    </div>
  );
}
