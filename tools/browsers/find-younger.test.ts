import { describe, expect, it } from 'vitest';
import { findInScript } from './find-in-script.mjs';
import { findInStyle } from './find-in-style.mjs';

const namesIn = (found: readonly { name: string }[]) => found.map(({ name }) => name);
const inScript = (text: string, file = 'chunk.js') => namesIn(findInScript(text, file));
const inStyle = (text: string) => namesIn(findInStyle(text));

describe('a script for the oldest browsers', () => {
  it.each([
    ['a.toSorted((b,c)=>b-c)', 'toSorted'],
    ['a.map(b)?.toReversed()', 'toReversed'],
    ['const a=[...b.toSpliced(2,0,"c")]', 'toSpliced'],
    ['a.findLast(b=>b)', 'findLast'],
    ['Object.hasOwn(a,b)', 'Object.hasOwn'],
    ['globalThis.structuredClone(a)', 'structuredClone'],
    ['structuredClone(a)', 'structuredClone'],
    ['new OffscreenCanvas(1,1)', 'OffscreenCanvas'],
    ['fetch(a,{signal:AbortSignal.timeout(9)})', 'AbortSignal.timeout'],
    ['if(params.size===0)a()', 'params.size'],
    ['new Intl.Segmenter("en")', 'Intl.Segmenter'],
    ['class A{static{b()}}', 'a static block'],
    ['a.replace(/(?<=b)c/g,"")', 'lookbehind in a regular expression'],
    ['/[a--b]/v.test(c)', 'the v flag of a regular expression'],
  ])('must not use %s', (text, name) => {
    expect(inScript(text)).toEqual([name]);
  });

  it.each([
    'a.sort().reverse().at(-1)',
    'crypto.randomUUID()',
    '"requestSubmit" in a?a.requestSubmit():b()',
    'typeof reportError=="function"?reportError(a):b',
    'if(typeof structuredClone==="function")structuredClone(a)',
    'a.showPicker?.()',
    '"hasOwn" in Object&&Object.hasOwn(a,b)',
    'const t="a.toSorted()"; // a.toSorted()',
    'const scheduler={postTask(){}};scheduler.postTask()',
    '/(?<year>\\d{4})/.exec(a)',
  ])('may use %s', (text) => {
    expect(inScript(text)).toEqual([]);
  });

  it('is also parsed as TypeScript, and problems name their line', () => {
    const text = 'const all: readonly number[] = [];\nexport const sorted = all.toSorted();\n';
    expect(findInScript(text, 'all.ts')).toEqual([{ name: 'toSorted', line: 2, column: 23 }]);
  });
});

describe('a style sheet for the oldest browsers', () => {
  it.each([
    ['.a:has(.b){color:red}', ':has()'],
    ['@media (width>=600px){.a{color:red}}', 'ranges in @media'],
    ['.a{& .b{color:red}}', 'nesting'],
    ['.a{block-size:100dvh}', 'dynamic viewport units'],
    ['.a{overflow: clip}', 'overflow: clip'],
    ['.a{rotate:3deg}', 'translate, rotate and scale by themselves'],
    ['.a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
    ['@layer base{.a{color:red}}', '@layer'],
    ['@container (min-width:1px){.a{color:red}}', '@container'],
    ['.a{min-block-size:1lh}', 'lh and rlh'],
  ])('must not use %s', (text, name) => {
    expect(inStyle(text)).toEqual([name]);
  });

  it.each([
    '.a{overflow:hidden;overflow:clip}',
    '.a{block-size:100vh;block-size:100dvh}',
    '@supports (color:color-mix(in srgb,red,blue)){.a{color:color-mix(in srgb,red,blue)}}',
    '@supports selector(:has(a)){.a:has(.b){color:red}}',
    '.a{background:url(data:image/svg+xml,&100dvh);content:":has(a)"}',
    '/* 100dvh */.a:is(.b,.c):focus-visible{inset:0;aspect-ratio:1}',
    '.a{animation:b linear 1s;transform:rotate(3deg)}',
  ])('may use %s', (text) => {
    expect(inStyle(text)).toEqual([]);
  });
});
