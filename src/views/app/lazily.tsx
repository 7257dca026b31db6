import { textsReady } from '#domain/language/loading.ts';
import { Component, createElement, lazy, type ComponentType, type ReactNode } from 'react';

/** A part of the product that could not be fetched: no network, or a newer version has taken its place. */
class LoadFailure extends Error {}

let onLoadFailure = (): Promise<boolean> => Promise.resolve(false);

/** Says what is tried before a part that could not be fetched is told of: whether the page is loaded again instead. */
export function renewOnLoadFailure(renew: () => Promise<boolean>): void {
  onLoadFailure = renew;
}

/** A part with the way to fetch it before it is shown. */
export type LazyPart<Props extends object> = ComponentType<Props> & { fetch: () => Promise<void> };

/**
 * A part that is fetched when it is first shown; where that fails it can be tried again, and nothing else breaks. A page that
 * is older than the server's build is loaded again instead: the files of its own build may be gone.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** What stands in for the part while it cannot be had. */
  StandIn: ComponentType<Props & { onRetry: () => void }>,
  renew: () => Promise<boolean> = () => onLoadFailure(),
): LazyPart<Props> {
  const attempt = () =>
    lazy(async () => {
      try {
        const part = await load();
        await textsReady();
        return { default: part };
      } catch (cause) {
        // The page is about to go, and waits as it is.
        if (await renew()) return new Promise<never>(() => {});
        throw new LoadFailure('A part of the product could not be fetched.', { cause });
      }
    });
  let Part: ComponentType<Props> = attempt();

  return class Lazily extends Component<Props, { failure: unknown }> {
    static async fetch(): Promise<void> {
      Part = await load();
      await textsReady();
    }

    override state = { failure: null };

    static getDerivedStateFromError(failure: unknown): { failure: unknown } {
      return { failure };
    }

    override render(): ReactNode {
      const { failure } = this.state as { failure: unknown };
      if (failure instanceof LoadFailure) return <StandIn {...this.props} onRetry={this.retry} />;
      // Any other fault is for the boundary around the whole page.
      if (failure !== null) throw failure;
      return createElement(Part, this.props);
    }

    retry = (): void => {
      // A lazy part remembers its failure for ever, so another try needs another one.
      Part = attempt();
      this.setState({ failure: null });
    };
  };
}
