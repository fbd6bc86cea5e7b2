import { stepsOf, sumsOf, type PlacedStep, type ProposalOffer } from '@/entities/consultancy/proposal';

/** What differs of a step that both versions have. */
export type StepDifference =
  | { readonly field: 'what' | 'day'; readonly before: string; readonly after: string }
  | { readonly field: 'days' | 'pesewas'; readonly before: number; readonly after: number };

/** One difference between two versions of a proposal. */
export type ProposalChange =
  | { readonly kind: 'added' | 'removed'; readonly step: PlacedStep }
  | {
      readonly kind: 'step';
      /** Words of the step in the newer version. */
      readonly what: string;
      readonly differences: readonly StepDifference[];
    }
  | {
      readonly kind: 'aims' | 'measures' | 'validUntil';
      readonly before: string;
      readonly after: string;
    }
  | { readonly kind: 'price' | 'days'; readonly before: number; readonly after: number };

function differencesOf(before: PlacedStep, after: PlacedStep): readonly StepDifference[] {
  const all: readonly StepDifference[] = [
    { field: 'what', before: before.what, after: after.what },
    { field: 'day', before: before.day, after: after.day },
    { field: 'days', before: before.days, after: after.days },
    { field: 'pesewas', before: before.pesewas, after: after.pesewas },
  ];
  return all.filter((one) => one.before !== one.after);
}

/**
 * Pairs the steps of both versions: first those with the same words, wherever they stand, then the others by
 * their places.
 */
function pairSteps(before: readonly PlacedStep[], after: readonly PlacedStep[]) {
  const free = [...before];
  const take = (isMeant: (step: PlacedStep) => boolean): PlacedStep | null => {
    const at = free.findIndex(isMeant);
    return at === -1 ? null : (free.splice(at, 1)[0] ?? null);
  };
  const bySame = after.map((step) => take(({ what }) => what === step.what));
  const pairs = after.map((step, index) => ({
    step,
    was: bySame[index] ?? take(({ slot }) => slot === step.slot),
  }));
  return { pairs, removed: free };
}

/** What a newer version of a proposal changes: sums first, then texts, then steps in their order. */
export function compareProposals(before: ProposalOffer, after: ProposalOffer): readonly ProposalChange[] {
  const [was, is] = [sumsOf(before), sumsOf(after)];
  const whole: readonly ProposalChange[] = [
    { kind: 'price', before: was.pesewas, after: is.pesewas },
    { kind: 'days', before: was.days, after: is.days },
    { kind: 'validUntil', before: before.validUntil, after: after.validUntil },
    { kind: 'aims', before: before.aims, after: after.aims },
    { kind: 'measures', before: before.measures, after: after.measures },
  ];
  const { pairs, removed } = pairSteps(stepsOf(before), stepsOf(after));
  const steps = pairs.flatMap(({ step, was: old }): readonly ProposalChange[] => {
    if (old === null) return [{ kind: 'added', step }];
    const differences = differencesOf(old, step);
    return differences.length === 0 ? [] : [{ kind: 'step', what: step.what, differences }];
  });
  return [
    ...whole.filter((change) => 'before' in change && change.before !== change.after),
    ...steps,
    ...removed.map((step) => ({ kind: 'removed' as const, step })),
  ];
}
