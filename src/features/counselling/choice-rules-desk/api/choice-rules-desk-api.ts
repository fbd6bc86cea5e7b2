import { changePath, logChange, type Staff } from '@/entities/change-log';
import {
  addChoiceRules,
  addedLine,
  choiceRulesLine,
  commitChoiceRules,
  writeChoiceRules,
  type ChoiceRules,
  type ChoiceRulesChange,
} from '@/entities/counselling/choice-rule';
import { baseApi, onePress, withBackend } from '@/shared/api';

interface Task {
  readonly by: Staff;
  /** ID of the user action and of the change-log entry. */
  readonly actionId: string;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Changes one rule of a year, or whether families see it, with the change-log entry. */
    changeChoiceRules: build.mutation<
      null,
      Task & { readonly shown: ChoiceRules; readonly change: ChoiceRulesChange }
    >({
      queryFn: withBackend(async ({ documents }, { by, actionId: id, shown, change }) => {
        const writes = [
          writeChoiceRules(shown, change, id),
          logChange({ id, by, ...choiceRulesLine(shown, change) }),
        ];
        await commitChoiceRules(documents, writes, changePath(id));
        return null;
      }),
    }),

    /** Adds a year with the rules of another one, with the change-log entry. */
    addChoiceYear: build.mutation<null, Task & { readonly year: number; readonly from: ChoiceRules }>({
      queryFn: withBackend(async ({ documents }, { by, actionId: id, year, from }) => {
        const writes = [addChoiceRules(year, from, id), logChange({ id, by, ...addedLine(year, from) })];
        await commitChoiceRules(documents, writes, changePath(id));
        return null;
      }),
    }),
  }),
});

export const useChangeChoiceRulesMutation = onePress(api.useChangeChoiceRulesMutation);
export const useAddChoiceYearMutation = onePress(api.useAddChoiceYearMutation);
