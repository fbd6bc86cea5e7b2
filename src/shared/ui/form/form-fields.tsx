import {
  Chip,
  Chips,
  Field,
  FieldGroup,
  Select,
  TextArea,
  TextInput,
  Tick,
  TickField as TickBox,
} from 'design-system';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAutoComplete } from './auto-complete';
import { useFieldId } from './field-scope';
import { useFieldError } from './use-field-error';

interface BoundField<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'register' | 'formState'>;
  name: Path<Values>;
  label: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
  isQuestion?: boolean;
}

/** Id, error and word for an optional field, by its name. */
export function useBound<Values extends FieldValues>({ form, name, isOptional }: BoundField<Values>) {
  const id = useFieldId()(name);
  const { t } = useTranslation('words');
  const error = useFieldError(form.formState.errors, name);
  return { id, error, optional: isOptional ? t('optional') : undefined };
}

type OwnProps<Values extends FieldValues> = keyof BoundField<Values>;

/** A one-line text field of a form. */
export function TextField<Values extends FieldValues>(
  props: BoundField<Values> & Omit<ComponentPropsWithoutRef<typeof TextInput>, OwnProps<Values>>,
) {
  const { form, name, label, hint, isOptional: _isOptional, isQuestion, ...rest } = props;
  const { id, error, optional } = useBound(props);
  const autoComplete = useAutoComplete(rest.autoComplete);
  return (
    <Field {...{ label, hint, error, optional }} isQuestion={isQuestion ?? false} id={id}>
      {(control) => <TextInput {...rest} {...control} {...form.register(name)} autoComplete={autoComplete} />}
    </Field>
  );
}

/** A field for longer text. */
export function TextAreaField<Values extends FieldValues>(
  props: BoundField<Values> & Omit<ComponentPropsWithoutRef<typeof TextArea>, OwnProps<Values>>,
) {
  const { form, name, label, hint, isOptional: _isOptional, isQuestion, ...rest } = props;
  const { id, error, optional } = useBound(props);
  const autoComplete = useAutoComplete(rest.autoComplete);
  return (
    <Field {...{ label, hint, error, optional }} isQuestion={isQuestion ?? false} id={id}>
      {(control) => <TextArea {...rest} {...control} {...form.register(name)} autoComplete={autoComplete} />}
    </Field>
  );
}

/** A native select; the children are its options. */
export function SelectField<Values extends FieldValues>(
  props: BoundField<Values> & {
    children: ReactNode;
    /** Called with the chosen value, for dependent fields. */
    onChoose?: (value: string) => void;
  },
) {
  const { form, name, label, hint, isQuestion, children, onChoose } = props;
  const { id, error, optional } = useBound(props);
  return (
    <Field {...{ label, hint, error, optional }} isQuestion={isQuestion ?? false} id={id}>
      {(control) => (
        <Select
          isShort
          {...control}
          {...form.register(name, {
            onChange: ({ target }: { target: HTMLSelectElement }) => onChoose?.(target.value),
          })}
        >
          {children}
        </Select>
      )}
    </Field>
  );
}

export interface Option {
  readonly value: string;
  readonly label: ReactNode;
}

export interface ChipsFieldProps<Values extends FieldValues> extends BoundField<Values> {
  type: 'radio' | 'checkbox';
  options: readonly Option[];
}

/** Radio buttons or checkboxes as chips; none when `options` is empty. */
export function ChipsField<Values extends FieldValues>(props: ChipsFieldProps<Values>) {
  const { form, name, label, hint, isQuestion, type, options } = props;
  const { id, error, optional } = useBound(props);
  return (
    <FieldGroup legend={label} {...{ hint, error, optional }} isQuestion={isQuestion ?? false} id={id}>
      {options.length === 0 ? null : (
        <Chips>
          {options.map((option) => (
            <Chip
              key={option.value}
              type={type}
              value={option.value}
              aria-invalid={error ? true : undefined}
              {...form.register(name)}
            >
              {option.label}
            </Chip>
          ))}
        </Chips>
      )}
    </FieldGroup>
  );
}

/** A checkbox with a sentence; its message is shown above. */
export function TickField<Values extends FieldValues>(
  props: Pick<BoundField<Values>, 'form' | 'name' | 'label'>,
) {
  const { form, name, label } = props;
  const { id, error } = useBound(props);
  return (
    <TickBox id={id} error={error}>
      {(control) => (
        <Tick {...control} {...form.register(name)}>
          {label}
        </Tick>
      )}
    </TickBox>
  );
}
