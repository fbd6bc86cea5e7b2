import { SettingsView } from '@/features/admin/settings';
import { ChoiceRulesView } from '@/features/counselling/choice-rules-desk';

/** The facts of the office, and the rules of school choices by year. */
export function SettingsDesk() {
  return (
    <>
      <SettingsView />
      <ChoiceRulesView />
    </>
  );
}
