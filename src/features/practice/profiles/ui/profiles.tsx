import { Button, Chip, Chips, FieldGroup, Note, Row, stackStyles } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countAnswers,
  useProgress,
  usePracticeProfile,
  type PracticeProfile,
} from '@/entities/practice/progress';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { ProfileForm } from './profile-form';
import { ProfileMark } from './profile-mark';

type Profiles = NonNullable<ReturnType<typeof usePracticeProfile>>;

/** Who practises on this device: chooses, adds, renames or removes somebody. */
export function Profiles() {
  const { t } = useTranslation('practice-skills');
  const profiles = usePracticeProfile();
  const [edited, setEdited] = useState<'new' | 'current' | null>(null);
  const [isNotKept, setNotKept] = useState(false);
  const group = useId();
  if (!profiles) return null;
  const { current, keeping } = profiles;
  const tell = ({ kind }: { kind: string }) => setNotKept(kind === 'not-kept');
  return (
    <div className={stackStyles.near}>
      {keeping === 'kept' ? null : (
        <Note tone="call" role="status">
          <p>{t(`keeping.${keeping}`)}</p>
        </Note>
      )}
      <FieldGroup legend={t('profiles.legend')}>
        <Chips>
          {profiles.profiles.map((profile) => (
            <Chip
              key={profile.id}
              type="radio"
              name={group}
              checked={profile.id === current?.id}
              onChange={() => {
                profiles.choose(profile.id);
                setEdited(null);
              }}
            >
              <ProfileMark colour={profile.colour} /> {profile.name}
            </Chip>
          ))}
        </Chips>
      </FieldGroup>
      {isNotKept ? (
        <Note tone="call" role="alert">
          <p>{t('profiles.notKept')}</p>
        </Note>
      ) : null}
      {edited === null ? (
        <Row>
          <Button variant="second" isSmall onClick={() => setEdited('new')}>
            {t('profiles.add')}
          </Button>
          {current ? (
            <Button variant="text" isSmall onClick={() => setEdited('current')}>
              {t('profiles.change', { name: current.name })}
            </Button>
          ) : null}
        </Row>
      ) : (
        <ProfileForm
          profile={edited === 'current' ? current : null}
          onSave={async (given) => {
            tell(
              edited === 'current' && current
                ? await profiles.change(current.id, given)
                : await profiles.create(given),
            );
            setEdited(null);
          }}
          onLeave={() => setEdited(null)}
        />
      )}
      {current ? (
        <RemoveProfile key={current.id} profile={current} remove={profiles.remove} tell={tell} />
      ) : null}
    </div>
  );
}

interface RemoveProps {
  profile: PracticeProfile;
  remove: Profiles['remove'];
  tell: (outcome: { kind: string }) => void;
}

/** Removes a profile; says before what is lost. */
function RemoveProfile({ profile, remove, tell }: RemoveProps) {
  const { t } = useTranslation('practice-skills');
  const progress = useProgress(profile.id);
  if (!progress) return null;
  const count = countAnswers(progress.cards);
  const { name } = profile;
  return (
    <ConfirmButton
      variant="text"
      isSmall
      open={t('profiles.remove', { name })}
      words={t('profiles.removeWords', { name, count })}
      sendLabel={t('profiles.removeNow')}
      leave={t('profiles.removeNot')}
      make={() => profile.id}
      send={async (id) => {
        const outcome = await remove(id);
        tell(outcome);
        return outcome.kind === 'kept' ? 'done' : 'unsure';
      }}
    />
  );
}
