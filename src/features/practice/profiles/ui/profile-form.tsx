import { Button, Chip, Chips, Field, FieldGroup, Row, stackStyles, TextInput } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestProfileName, profileColours, type PracticeProfile } from '@/entities/practice/progress';
import { useAction } from '@/shared/lib/action';
import { ProfileMark } from './profile-mark';

type Given = Pick<PracticeProfile, 'name' | 'colour'>;

interface ProfileFormProps {
  /** Null for somebody new. */
  profile: PracticeProfile | null;
  onSave: (given: Given) => Promise<void>;
  onLeave: () => void;
}

/** Name and colour of somebody who practises. */
export function ProfileForm({ profile, onSave, onLeave }: ProfileFormProps) {
  const { t } = useTranslation('practice-skills');
  const [name, setName] = useState(profile?.name ?? '');
  const [colour, setColour] = useState(profile?.colour ?? 'blue');
  const [isChecked, setChecked] = useState(false);
  const group = useId();
  const saving = useAction<Given, Given>({
    make: (given) => given,
    send: async (given) => {
      await onSave(given);
      return 'done';
    },
  });
  const given = name.trim();
  return (
    <form
      noValidate
      className={stackStyles.near}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (given !== '') void saving.run({ name: given, colour });
      }}
    >
      <Field
        label={t('profiles.name')}
        hint={t('profiles.nameHint')}
        error={isChecked && given === '' ? t('profiles.noName') : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={longestProfileName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <FieldGroup legend={t('profiles.colour')}>
        <Chips>
          {profileColours.map((one) => (
            <Chip
              key={one}
              type="radio"
              name={group}
              checked={colour === one}
              onChange={() => setColour(one)}
            >
              <ProfileMark colour={one} /> {t(`profiles.colours.${one}`)}
            </Chip>
          ))}
        </Chips>
      </FieldGroup>
      <Row>
        <Button type="submit" isSmall isBusy={saving.isRunning}>
          {t('profiles.save')}
        </Button>
        <Button variant="second" isSmall onClick={onLeave}>
          {t('profiles.leave')}
        </Button>
      </Row>
    </form>
  );
}
