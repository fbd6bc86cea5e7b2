import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withBotCheck } from './content-policy';

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
};

const policyOf = ({ headers }: typeof hosting) =>
  headers.flatMap((rule) => rule.headers).find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

it('allows no host of the bot check to a site without a key', () => {
  expect(policyOf(hosting)).not.toMatch(/google\.com|gstatic/);
});

it('allows the bot check to a site with a key, and nothing else besides', () => {
  const directives = new Map(
    policyOf(withBotCheck(hosting))
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive]),
  );
  expect(directives.get('script-src')).toMatch(/google\.com\/recaptcha\/ .*gstatic\.com\/recaptcha\/$/);
  expect(directives.get('connect-src')).toMatch(/google\.com\/recaptcha\/$/);
  expect(directives.get('frame-src')).toMatch(/recaptcha/);
  const others = (policy: string) =>
    policy.split('; ').filter((directive) => !/^(script|connect|frame)-src/.test(directive));
  expect(others(policyOf(withBotCheck(hosting)))).toEqual(others(policyOf(hosting)));
  expect(withBotCheck(hosting).headers.map(({ source }) => source)).toEqual(
    hosting.headers.map(({ source }) => source),
  );
});
