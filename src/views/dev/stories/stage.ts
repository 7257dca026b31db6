import type { ReactElement } from 'react';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { withoutEffects } from '#model-testing/effects.ts';
import { fakedMachine } from '#model-testing/fakes.ts';
import type { Model } from '#model-testing/model.ts';

/** Draws a machine's screen for an actor of it. */
export type Stage = (actor: AnyActorRef) => ReactElement;

/** By machine, what fetches its screen; an actor fits the screen of its own machine alone, so types end here. */
export type Stages = Readonly<Record<string, () => Promise<Stage>>>;

/** By machine, why it has no screen that could be shown. */
export type Screenless = Readonly<Record<string, string>>;

/** A model's machine with nothing real around it, for what a screen needs beside the machine it is shown for. */
export function atRest<M extends AnyStateMachine>(model: Model<M>): M {
  return withoutEffects(fakedMachine(model));
}
