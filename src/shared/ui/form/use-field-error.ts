import { get, type FieldError, type FieldErrors, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readFieldMessage } from '../../fields';

/** Turns the message that a schema carried into words. */
export function useMessage(): (message: string) => string {
  const { t } = useTranslation('validation');
  return (message) => {
    const { key, values } = readFieldMessage(message);
    return t(key, values);
  };
}

/** The words of a field's message; undefined when the field is in order. */
export function useFieldError<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: Path<Values>,
): string | undefined {
  const toWords = useMessage();
  const error: FieldError | undefined = get(errors, name);
  return error ? toWords(error.message ?? 'required') : undefined;
}
