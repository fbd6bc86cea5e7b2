import { Component, type ReactNode } from 'react';

interface FatalBoundaryProps {
  /** The error screen; it may use nothing of what has just broken. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows the error screen when the site itself breaks while rendering. React reports the error to the root. */
export class FatalBoundary extends Component<FatalBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
