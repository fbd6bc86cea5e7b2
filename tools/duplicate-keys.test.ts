import { expect, it } from 'vitest';
import { duplicateKeys } from './duplicate-keys';

it.each([
  ['{"a": "x", "b": "a"}', []],
  ['{"a": "x", "a": "y"}', ['a']],
  ['{"states": {"open": "Open", "shut": "Shut", "open": "Open"}, "open": "Open"}', ['states.open']],
  ['{"a": {"open": "x"}, "b": {"open": "y"}, "a": {"z": "w"}}', ['a']],
  ['{"list": [{"a": "x"}, {"a": "y"}], "a": ["b", "b"]}', []],
  // A text that looks like a key, and a key with a quotation mark.
  ['{"a": "\\"b\\": {", "b": "x", "\\"": "y", "\\"": "z"}', ['"']],
])('finds in %s the keys %j', (json, keys) => {
  expect(duplicateKeys(json)).toEqual(keys);
});
