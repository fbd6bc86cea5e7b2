import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormDraft } from '@/shared/drafts';
import type { Namespace } from '@/shared/i18n';
import type { BackendError } from '@/shared/backend';

/** State of a multi-step form. Texts come from `namespace`. */
export interface Wizard<Step extends string, Values extends FieldValues> {
  readonly namespace: Namespace;
  readonly steps: readonly Step[];
  readonly step: Step;
  readonly index: number;
  readonly previous: Step | null;
  readonly next: Step | null;
  /** Whether the step has its own address and screen. Otherwise it follows the page header. */
  readonly isAlone: boolean;
  /** The first invalid field of the step; null when the step is complete. */
  readonly missing: string | null;
  readonly addressOf: (step: Step) => string;
  readonly form: UseFormReturn<Values>;
  readonly draft: Pick<
    FormDraft,
    'state' | 'discard' | 'kept' | 'discardKept' | 'isUnkeptNow' | 'isOfVisit' | 'setUnkept'
  >;
  readonly submission: {
    readonly isSending: boolean;
    readonly error: BackendError | null;
    readonly prepare: () => void;
  };
  readonly goOn: (event: React.SyntheticEvent) => Promise<unknown>;
}
