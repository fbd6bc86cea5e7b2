import { ConfigProvider } from 'antd';
import enGB from 'antd/locale/en_GB';
import { antdTheme } from 'design-system/antd';
import { useSyncExternalStore, type ReactNode } from 'react';

/** Observes the colour scheme, which app/composition writes to the document. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const readScheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/**
 * Provides our theme to antd's heavy components. Only screens that need them import it, so that public pages
 * do not load antd. Its texts are English: antd has no locales for the languages of Ghana.
 */
export function AntdScope({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore(subscribe, readScheme);
  return (
    <ConfigProvider theme={antdTheme(scheme)} locale={enGB}>
      {children}
    </ConfigProvider>
  );
}
