import { Button, Row } from 'design-system';
import { useRef, type ReactNode } from 'react';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem } from '@/shared/ui/form';
import { DraftForm, type DraftFormProps } from './draft-form';
import { DraftNote } from './draft-note';
import { KeptNote, type KeptNoteProps } from './kept-note';
import type { FormDraft } from './use-form-draft';

interface OpenedFormProps extends DraftFormProps {
  draft: FormDraft;
  /** Labels of values that an earlier version of the form kept; left out where no version differs. */
  labels?: KeptNoteProps['labels'];
  /** Why the last try failed. */
  error?: unknown;
  /** Above the buttons. */
  notice?: ReactNode;
  send: string;
  leave: string;
  isSending: boolean;
  /** What is sent ends something. */
  isStop?: boolean;
  onClose: () => void;
}

/** A form with a draft that opens in place of its button, takes the focus, and is sent or left. */
export function OpenedForm({
  labels,
  error,
  notice,
  send,
  leave,
  isSending,
  isStop = false,
  onClose,
  children,
  ...form
}: OpenedFormProps) {
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  return (
    <div ref={part} tabIndex={-1}>
      <DraftForm {...form}>
        {children}
        {labels === undefined ? null : <KeptNote draft={form.draft} labels={labels} />}
        <DraftNote draft={form.draft} isQuiet />
        <BackendProblem error={error} />
        {notice}
        <Row>
          <Button type="submit" {...(isStop && { variant: 'stop' })} isSmall isBusy={isSending}>
            {send}
          </Button>
          <Button variant="second" isSmall onClick={onClose}>
            {leave}
          </Button>
        </Row>
      </DraftForm>
    </div>
  );
}
