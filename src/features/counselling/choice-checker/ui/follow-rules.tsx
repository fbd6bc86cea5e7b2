import { useEffect } from 'react';
import { choiceRulesCollection, useChoiceRulesQuery } from '@/entities/counselling/choice-rule';
import { publicOwner, useKeptSince } from '@/shared/api';
import type { ReadRules } from '../model/use-choices-form';

/** Reads the rules that the office has stored, and follows their changes. Renders nothing. */
export function FollowRules({ onRead }: { onRead: (read: ReadRules) => void }) {
  const { data } = useChoiceRulesQuery(null);
  const keptSince = useKeptSince(publicOwner, choiceRulesCollection);
  useEffect(() => {
    if (data) onRead({ stored: data, keptSince });
  }, [data, keptSince, onRead]);
  return null;
}
