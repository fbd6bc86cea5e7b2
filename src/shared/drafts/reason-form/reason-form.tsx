import { Button, Note, Row, stackStyles, type ButtonLook } from 'design-system';
import { useId, useRef, type ReactNode } from 'react';
import { limits } from '@/shared/fields';
import { useAction, type ActionOutcome } from '@/shared/lib/action';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem, ChipsField, TextAreaField } from '@/shared/ui/form';
import { DraftForm } from '../form/draft-form';
import { DraftNote, UnkeptSwitch } from '../form/draft-note';
import { KeptNote } from '../form/kept-note';
import { useDraftedForm } from '../form/use-drafted-form';
import { createReasonSchema, type Reasoned } from './reason-schema';
import styles from './reason-form.module.css';

export interface ReasonFormProps<Reason extends string, Made> extends Pick<
  ButtonLook,
  'variant' | 'isSmall'
> {
  /** Names the draft. */
  form: string;
  /** The form needs a sign-in: its draft is deleted on sign-out. */
  isOfAccount?: true;
  /** Nothing typed is stored before Send: for what another user of the phone must not find. */
  isOfVisit?: true;
  /** Coded reasons with their labels; empty where only the words count. */
  reasons: readonly { readonly value: Reason; readonly label: string }[];
  /** What was given before, which stands in the form when it opens; null or absent for nothing. */
  given?: Reasoned | null;
  /** Asks for words with every reason, not with "other" alone. */
  needsWords?: boolean;
  maxLength?: number;
  heading?: string;
  /** Level of the heading; that of a part of a record unless given. */
  level?: 2 | 3;
  /** What comes of it. */
  children?: ReactNode;
  /** Without a label for words only the reason is asked. */
  labels: Readonly<Record<'send' | 'leave', string>> & {
    readonly reason?: string;
    readonly words?: string;
  };
  hint?: string | undefined;
  tone?: 'call' | 'plain';
  /** Moves the focus into the form when it opens, and back when it closes. */
  takesFocus?: boolean;
  /** Why the last try failed. */
  error?: unknown;
  /** Creates the write, once for each content. */
  make: (given: Reasoned<Reason>) => Made;
  send: (made: Made) => Promise<ActionOutcome>;
  onDone?: () => void;
  onLeave: () => void;
}

/**
 * Form for something that is done for a reason: a coded reason, words, and two buttons. It keeps a draft,
 * unless it is of a visit.
 */
export function ReasonForm<Reason extends string, Made>({
  form: name,
  isOfAccount,
  isOfVisit,
  reasons,
  given = null,
  needsWords = reasons.length === 0,
  maxLength = limits.shortText,
  heading,
  level = 3,
  children,
  labels,
  hint,
  tone = 'call',
  variant = 'stop',
  isSmall,
  takesFocus = false,
  error,
  make,
  send,
  onDone,
  onLeave,
}: ReasonFormProps<Reason, Made>) {
  const headingId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part, takesFocus);
  const action = useAction<Reasoned<Reason>, Made>({ make, send });
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: name, version: 1, ...(isOfAccount && { isOfAccount }), ...(isOfVisit && { isOfVisit }) },
    schema: createReasonSchema(
      reasons.map(({ value }) => value),
      { needsWords, maxLength, hasWords: labels.words !== undefined },
    ),
    empty: { reason: '', words: '', ...given },
    action,
    onDone,
  });
  return (
    <div ref={part} tabIndex={takesFocus ? -1 : undefined}>
      <Note tone={tone}>
        <DraftForm
          draft={draft}
          className={stackStyles.form}
          onSubmit={onSubmit}
          aria-labelledby={heading === undefined ? undefined : headingId}
        >
          {heading === undefined ? null : (
            <Heading id={headingId} className={styles.title}>
              {heading}
            </Heading>
          )}
          {children}
          {labels.reason === undefined || reasons.length === 0 ? null : (
            <ChipsField form={form} type="radio" name="reason" label={labels.reason} options={reasons} />
          )}
          {labels.words === undefined ? null : (
            <TextAreaField
              form={form}
              name="words"
              label={labels.words}
              hint={hint}
              isOptional={!needsWords}
              rows={3}
            />
          )}
          <KeptNote draft={draft} labels={{ reason: labels.reason ?? '', words: labels.words ?? '' }} />
          <DraftNote draft={draft} isQuiet />
          <BackendProblem error={error} />
          <Row>
            <Button type="submit" {...{ variant, isSmall }} isBusy={action.isRunning}>
              {labels.send}
            </Button>
            <Button variant="second" isSmall={isSmall} onClick={onLeave}>
              {labels.leave}
            </Button>
          </Row>
          {isOfAccount ? null : <UnkeptSwitch draft={draft} />}
        </DraftForm>
      </Note>
    </div>
  );
}
