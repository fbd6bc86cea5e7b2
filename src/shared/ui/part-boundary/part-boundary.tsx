import { Button, Note } from 'design-system';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PartBoundaryProps {
  children: ReactNode;
  /** Wraps the message in an element allowed here, such as a table row. */
  frame?: (message: ReactNode) => ReactNode;
}

/** The message as an item of a list. */
export const asItem = (message: ReactNode): ReactNode => <li>{message}</li>;

/** By name, since the layer above defines these errors and offers a reload. */
const isMissingFile = (cause: unknown): cause is Error =>
  cause instanceof Error && (cause.name === 'MissingFile' || cause.name === 'ChunkLoadError');

/**
 * Error boundary around a part that shows one record: an error shows a message with a retry button, and the
 * rest of the page stays. React reports the error to the root.
 */
export class PartBoundary extends Component<PartBoundaryProps, { cause: unknown }> {
  override state: { readonly cause: unknown } = { cause: null };

  static getDerivedStateFromError(cause: unknown) {
    return { cause };
  }

  override render() {
    const { children, frame } = this.props;
    const { cause } = this.state;
    if (cause === null) return children;
    if (isMissingFile(cause)) throw cause;
    const message = <BrokenPart onAgain={() => this.setState({ cause: null })} />;
    return frame ? frame(message) : message;
  }
}

function BrokenPart({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Note tone="call" role="alert">
      <p>{t('brokenPart.words')}</p>
      <Button variant="second" isSmall onClick={onAgain}>
        {t('brokenPart.again')}
      </Button>
    </Note>
  );
}
