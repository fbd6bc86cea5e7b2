/** Sources of reCAPTCHA by CSP directive; only for sites with a key. */
const botCheck: Readonly<Record<string, string>> = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'connect-src': 'https://www.google.com/recaptcha/',
};

const botCheckFrames = 'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/';

interface Hosting {
  readonly headers?: readonly {
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
}

function allowBotCheck(policy: string): string {
  const directives = policy.split('; ').map((directive) => {
    const [name = ''] = directive.split(' ');
    return [directive, botCheck[name]].filter(Boolean).join(' ');
  });
  return [...directives, botCheckFrames].join('; ');
}

/** Adds reCAPTCHA's sources to the policy of `firebase.json`, which allows none. */
export function withBotCheck<Site extends Hosting>(hosting: Site): Site {
  const headers = hosting.headers?.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === 'Content-Security-Policy' ? { ...header, value: allowBotCheck(header.value) } : header,
    ),
  }));
  return { ...hosting, ...(headers && { headers }) };
}
