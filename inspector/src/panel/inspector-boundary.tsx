import words from '../../locales/en.json';
import { Component, type ReactNode } from 'react';
import { fill } from '../fill';

interface State {
  readonly message: string | null;
}

/** Error boundary: the inspector shows one line, and the site is unaffected. */
export class InspectorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(cause: unknown): State {
    return { message: String(cause) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? this.props.children : <p role="alert">{fill(words.failed, { message })}</p>;
  }
}
