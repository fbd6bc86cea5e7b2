import { Button, Dialog, Field, Row, Select, stackStyles, TextArea } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeholdersOf, type WordingProblem } from '@/entities/content/wording';
import { htmlLangOf, toLanguageCode } from '@/shared/i18n';
import { formsOf, type ProvenanceFile, type TextForm } from '../model/text-forms';
import { nameOfText, type TextPlace } from '../model/text-registry';
import { problemsOf, type DraftedText, type DraftedTexts, type TypedForms } from '../model/wording-drafts';
import { TextFacts } from './text-facts';

interface TextDialogProps {
  /** Texts that read like the one that was pressed; never empty. */
  places: readonly [TextPlace, ...TextPlace[]];
  /** Address of their page; null when it is no single one. */
  page: string | null;
  file: ProvenanceFile | null;
  drafted: DraftedTexts;
  /** Whether no more texts can be put with those that are sent. */
  isFull: boolean;
  /** Number of texts that are sent together. */
  most: number;
  onType: (key: string, text: DraftedText | null) => void;
  onClose: () => void;
}

/** A text, and a better one. What is typed is kept, whether or not it can be sent. */
export function TextDialog({ places, page, file, drafted, isFull, most, onType, onClose }: TextDialogProps) {
  const { t, i18n } = useTranslation('wordings');
  const headingId = useId();
  const [chosen, setChosen] = useState(nameOfText(places[0]));
  const [isChecked, setChecked] = useState(false);
  const place = places.find((one) => nameOfText(one) === chosen) ?? places[0];
  const forms = formsOf(i18n, place);
  const english = forms.map((form) => form.english);
  const typed: TypedForms = drafted[chosen] ?? {};
  const problems = isChecked ? problemsOf(typed, english) : [];
  const mayType = !isFull || chosen in drafted;
  const keep = () => {
    setChecked(true);
    if (problemsOf(typed, english).length === 0) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={headingId}>
      <div className={stackStyles.near}>
        <h2 id={headingId}>{t('mode.heading')}</h2>
        {places.length > 1 ? (
          <Field label={t('text.which')}>
            {(control) => (
              <Select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
                {places.map((one) => (
                  <option key={nameOfText(one)}>{nameOfText(one)}</option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        <TextFacts {...{ place, page, file }} />
        {mayType ? (
          forms.map((form) => (
            <FormField
              key={`${chosen} ${form.form}`}
              form={form}
              isOnly={forms.length === 1}
              value={typed[form.form] ?? ''}
              problem={problems.find((one) => one.form === form.form)?.problem ?? null}
              lang={htmlLangOf(toLanguageCode(i18n.language))}
              onType={(text) => onType(chosen, { ...typed, english, [form.form]: text })}
            />
          ))
        ) : (
          <p>{t('text.full', { count: most })}</p>
        )}
        <Row>
          {mayType ? <Button onClick={keep}>{t('text.keep')}</Button> : null}
          {chosen in drafted ? (
            <Button
              variant="second"
              onClick={() => {
                onType(chosen, null);
                onClose();
              }}
            >
              {t('text.takeOut')}
            </Button>
          ) : null}
          <Button variant="text" onClick={onClose}>
            {t('text.close')}
          </Button>
        </Row>
      </div>
    </Dialog>
  );
}

interface FormFieldProps {
  form: TextForm;
  isOnly: boolean;
  value: string;
  problem: WordingProblem | null;
  lang: string;
  onType: (text: string) => void;
}

function FormField({ form: { form, english }, isOnly, value, problem, lang, onType }: FormFieldProps) {
  const { t } = useTranslation('wordings');
  const placeholders = placeholdersOf(english).join(' ');
  return (
    <Field
      label={t(isOnly ? 'text.better' : form === 'one' ? 'text.one' : 'text.several')}
      hint={placeholders === '' ? undefined : t('text.placeholders', { placeholders })}
      error={problem ? t(`problems.${problem.kind}`, { ...problem }) : undefined}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={english.length > 120 ? 5 : 2}
          lang={lang}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
