import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormDraft } from '@/shared/drafts';
import type { BackendError } from '@/shared/backend';

/** A form in several steps, as its page drives it; the words are those of the namespace. */
export interface Wizard<Step extends string, Values extends FieldValues> {
  readonly namespace: 'tuition' | 'apply';
  readonly steps: readonly Step[];
  readonly step: Step;
  readonly index: number;
  readonly previous: Step | null;
  readonly next: Step | null;
  /** On its own screen, by its address; else below the head of the page. */
  readonly isAlone: boolean;
  /** The first field of the step that is not in order; null when the step is complete. */
  readonly missing: string | null;
  readonly addressOf: (step: Step) => string;
  readonly form: UseFormReturn<Values>;
  readonly draft: Pick<FormDraft, 'state' | 'discard' | 'kept' | 'discardKept' | 'isUnkeptNow' | 'setUnkept'>;
  readonly submission: {
    readonly isSending: boolean;
    readonly error: BackendError | null;
    readonly prepare: () => void;
  };
  readonly goOn: (event: React.SyntheticEvent) => Promise<void>;
}
