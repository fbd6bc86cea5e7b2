import * as v from 'valibot';
import { fieldMessage } from './field-message';

/** Printed number of a National Teaching Council licence. */
export const ntcLicenceShape = /^[A-Za-z0-9/-]{6,20}$/;

/** Number of a licence, entered with or without spaces; may be empty. */
export const optionalLicence = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, '')),
  v.check((text) => text === '' || ntcLicenceShape.test(text), fieldMessage('licence')),
);
