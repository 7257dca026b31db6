import { Component, type ReactNode } from 'react';
import { errorWords } from '#domain/words/errors.ts';
import { Button } from '#views/ui/button.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';

/** Takes the place of a page that ran into a fault of ours. */
export class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <PageMessage
        title={errorWords.crashed}
        announce="alert"
        actions={<Button onClick={() => location.reload()}>{errorWords.reload}</Button>}
      />
    );
  }
}
