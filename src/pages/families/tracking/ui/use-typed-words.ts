import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLikeWords } from '@/entities/counselling/word-code';
import { parseReferenceCode, type ReferenceCode } from '@/entities/reference-code';
import { findByWords, type FoundByWords } from '@/features/counselling/quiet';
import { useLoadBackend } from '@/shared/api';
import { toBackendError } from '@/shared/backend';

/** A reference code, of which few can be read as three words: these are words. */
const isCode = (text: string): boolean =>
  'code' in parseReferenceCode(text) && !/(?:\b[a-z]{4,7}\b[^a-z]*){3}/i.test(text);

/** Finds a quiet booking by three typed words. They stay in the field and nowhere else. */
export function useTypedWords(onFound: (code: ReferenceCode) => void) {
  const toWords = useWordsOf();
  const { t } = useTranslation('validation');
  const loadBackend = useLoadBackend();
  const [isFinding, setFinding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const search = async (text: string) => {
    setFinding(true);
    setProblem(null);
    try {
      const found = await findByWords(text, loadBackend);
      if ('code' in found) onFound(found.code);
      else setProblem(toWords(found.problem));
    } catch (cause) {
      setProblem(t(`backend.${toBackendError(cause).code}`));
    } finally {
      setFinding(false);
    }
  };
  return {
    isFinding,
    problem,
    forget: () => setProblem(null),
    /** Returns whether the text looks like words. */
    find: (text: string): boolean => {
      if (!isLikeWords(text) || isCode(text)) return false;
      if (!isFinding) void search(text);
      return true;
    },
  };
}

type Problem = Extract<FoundByWords, { problem: unknown }>['problem'];

function useWordsOf(): (problem: Problem) => string {
  const { t } = useTranslation('code');
  return (problem) => {
    switch (problem.kind) {
      case 'empty':
        return t('problems.empty');
      case 'count':
        return t('find.count', { count: problem.found });
      case 'word':
        return problem.near.length === 0
          ? t('find.word', { word: problem.word })
          : t('find.near', { word: problem.word, near: problem.near.join(t('find.or')) });
      default:
        return t(`find.${problem.kind}`);
    }
  };
}
