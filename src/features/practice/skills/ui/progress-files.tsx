import { Button, Note, Row, stackStyles } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePracticeProfile, type FileProblem, type PracticeProfile } from '@/entities/practice/progress';
import { saveText } from '@/shared/lib/csv';

type Outcome =
  | { readonly kind: 'saved' | 'not-kept' }
  | { readonly kind: 'kept'; readonly name: string; readonly added: number }
  | { readonly kind: 'refused'; readonly reason: FileProblem };

/** Saves the progress of a profile as a file, and takes one in. */
export function ProgressFiles({ profile }: { profile: PracticeProfile }) {
  const { t } = useTranslation('practice-skills');
  const profiles = usePracticeProfile();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (!profiles) return null;
  const save = async () => {
    const text = await profiles.exportProfile(profile.id);
    if (text === null) return;
    saveText(text, `practice-${profile.name.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`, 'application/json');
    setOutcome({ kind: 'saved' });
  };
  const take = async (file: File) => {
    const taken = await profiles.importFile(file);
    setOutcome(
      taken.kind === 'kept' ? { kind: 'kept', name: taken.profile.name, added: taken.added } : taken,
    );
    if (taken.kind === 'kept') profiles.choose(taken.profile.id);
  };
  const isBad = outcome?.kind === 'refused' || outcome?.kind === 'not-kept';
  return (
    <div className={stackStyles.near}>
      <Row>
        <Button variant="second" isSmall onClick={() => void save()}>
          {t('files.save')}
        </Button>
        <Button variant="second" isSmall onClick={() => input.current?.click()}>
          {t('files.take')}
        </Button>
      </Row>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={t('files.take')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void take(file);
        }}
      />
      {outcome ? (
        <Note role={isBad ? 'alert' : 'status'} tone={isBad ? 'call' : 'plain'}>
          <p>{say(outcome)}</p>
        </Note>
      ) : null}
    </div>
  );

  function say(told: Outcome): string {
    if (told.kind === 'kept') return t('files.kept', { name: told.name, count: told.added });
    return told.kind === 'refused' ? t(`files.problems.${told.reason}`) : t(`files.${told.kind}`);
  }
}
