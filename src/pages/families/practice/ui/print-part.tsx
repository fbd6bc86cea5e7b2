import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isPackId, type Scope } from '@/entities/practice/pack';
import { PrintableSet } from '@/features/practice/printing';
import { routes } from '@/shared/routes';
import { UnknownSet } from './unknown-set';

function readScope(search: URLSearchParams): Scope {
  const topic = search.get('topic');
  const weakness = search.get('weakness');
  if (topic) return { kind: 'topic', topic };
  return weakness ? { kind: 'weakness', weakness } : { kind: 'pack' };
}

/** The set that the address names, for paper. */
export function PrintPart() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  // The address follows the tick later: a navigation is a transition.
  const [isWithAnswers, setWithAnswers] = useState(search.has('answers'));
  const pack = search.get('print');
  if (pack === null || !isPackId(pack)) return <UnknownSet />;
  const showAnswers = (isShown: boolean) => {
    setWithAnswers(isShown);
    const next = new URLSearchParams(search);
    if (isShown) next.set('answers', '1');
    else next.delete('answers');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <PrintableSet
      {...{ pack }}
      scope={readScope(search)}
      isWithAnswers={isWithAnswers}
      onAnswers={showAnswers}
      onLeave={() => void navigate(`${routes.practice}?pack=${pack}`)}
    />
  );
}
