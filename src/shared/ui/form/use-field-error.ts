import { get, type FieldError, type FieldErrors, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readFieldMessage } from '../../fields';

/** Translates a message of a schema. */
export function useMessage(): (message: string) => string {
  const { t } = useTranslation('validation');
  return (message) => {
    const { key, values } = readFieldMessage(message);
    return t(key, values);
  };
}

/** The translated message of a field; undefined when it is valid. */
export function useFieldError<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: Path<Values>,
): string | undefined {
  const toWords = useMessage();
  const error: FieldError | undefined = get(errors, name);
  return error ? toWords(error.message ?? 'required') : undefined;
}
