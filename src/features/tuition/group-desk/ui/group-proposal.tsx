import { Button, Facts, Field, TextInput } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useStaff } from '@/entities/session';
import type { Tutor } from '@/entities/tutor';
import { maximumPrice } from '@/entities/tutor';
import { optionalCedis } from '@/shared/fields';
import { useOffice } from '@/shared/office-facts';
import { BackendProblem } from '@/shared/ui/form';
import { useInviteGroupMutation } from '../api/groups-api';
import { groupTerms, usualPrice } from '../model/group-terms';
import type { ProposedGroup } from '../model/propose-groups';
import { deskStyles } from '@/shared/desk';
import { GroupPriceWords, useGroupWords } from './group-words';

const priceSchema = optionalCedis(maximumPrice / 100);

interface GroupProposalProps {
  proposal: ProposedGroup;
  tutors: readonly Tutor[];
}

/** A proposed group: common terms, price for each family, and the invite button. */
export function GroupProposal({ proposal, tutors }: GroupProposalProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const words = useGroupWords();
  const [invite, { error, isLoading }] = useInviteGroupMutation();
  const { requests, hours } = proposal;
  const { furtherChildPercent } = useOffice();
  const [first] = requests;
  const [price, setPrice] = useState(() => (first ? String(usualPrice(first, tutors) / 100) : ''));
  const typed = v.safeParse(priceSchema, price);
  const terms = groupTerms(proposal, typed.success ? typed.output : 0, furtherChildPercent);
  if (!terms) return null;
  const members = requests.map(({ ref }) => ref);
  return (
    <li className={deskStyles.group}>
      <h3>{words.title(terms)}</h3>
      <Facts
        facts={[
          { label: t('groups.families'), value: words.codes(members) },
          { label: t('groups.hours'), value: words.hours(hours) },
        ]}
      />
      <Field label={t('groups.priceAlone')} hint={t('groups.priceHint')}>
        {(control) => (
          <TextInput
            {...control}
            isShort
            inputMode="decimal"
            value={price}
            onChange={({ target }) => setPrice(target.value)}
          />
        )}
      </Field>
      <GroupPriceWords terms={terms} />
      <Button
        isSmall
        disabled={isLoading || terms.priceAlone === 0}
        onClick={() => void invite({ members, terms, by: staff })}
      >
        {t('groups.invite', { count: members.length })}
      </Button>
      <BackendProblem error={error} />
    </li>
  );
}
