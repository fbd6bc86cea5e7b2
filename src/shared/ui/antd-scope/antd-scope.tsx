import { ConfigProvider } from 'antd';
import enGB from 'antd/locale/en_GB';
import { antdTheme } from 'design-system/antd';
import { useSyncExternalStore, type ReactNode } from 'react';

/** The scheme that is on the page; app/composition writes it there. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const readScheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/**
 * The heavy parts of antd on our tokens. Only screens that need them import it, so that no public page carries antd.
 * Its words are English: antd has no packs for the languages of Ghana.
 */
export function AntdScope({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore(subscribe, readScheme);
  return (
    <ConfigProvider theme={antdTheme(scheme)} locale={enGB}>
      {children}
    </ConfigProvider>
  );
}
