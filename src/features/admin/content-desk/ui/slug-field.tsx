import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { TextField } from '@/shared/ui/form';

interface SlugFieldProps<Values extends FieldValues & { slug: string }> {
  form: Pick<UseFormReturn<Values>, 'register' | 'formState'>;
  label: string;
  hint: string;
}

/** The last part of the address of a text. */
export function SlugField<Values extends FieldValues & { slug: string }>(props: SlugFieldProps<Values>) {
  return (
    <TextField
      {...props}
      name={'slug' as Path<Values>}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
