/** Where the bot check loads from, by directive. Only a site with a key needs it. */
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

/** The hosting of a site whose bot check may load: `firebase.json` itself allows no host of it. */
export function withBotCheck<Site extends Hosting>(hosting: Site): Site {
  const headers = hosting.headers?.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === 'Content-Security-Policy' ? { ...header, value: allowBotCheck(header.value) } : header,
    ),
  }));
  return { ...hosting, ...(headers && { headers }) };
}
