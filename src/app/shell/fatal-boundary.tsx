import { Component, type ReactNode } from 'react';

interface FatalBoundaryProps {
  /** Error screen; must not depend on anything inside the boundary. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary of the whole site. React reports the error to the root. */
export class FatalBoundary extends Component<FatalBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
