import type { SnapshotFrom } from 'xstate';
import { canUndo, partToDraw, wasDrawn, type DrawFacts } from '#domain/tournaments/draw-steps.ts';
import type { DrawOptions } from './draw-actions-setup.ts';
import type { drawActionsMachine } from './draw-actions.ts';

type Draw = SnapshotFrom<typeof drawActionsMachine>;

/** The dialog that is open, if any. */
export const selectDialog = (draw: Draw): 'none' | 'redraw' | 'undo' => {
  if (draw.matches('confirmingRedraw') || draw.matches('redrawing')) return 'redraw';
  return draw.matches('confirmingUndo') || draw.matches('undoing') ? 'undo' : 'none';
};

/** Which part can be drawn, whether it would be drawn again, and whether the draw can be undone. */
export const selectPart = ({ context }: Draw): 'first' | 'knockout' | null => partToDraw(context.facts);
export const selectIsRedraw = ({ context }: Draw): boolean => wasDrawn(context.facts);
export const selectCanUndo = ({ context }: Draw): boolean => canUndo(context.facts);
export const selectFacts = ({ context }: Draw): DrawFacts => context.facts;

/** How it is to be drawn. */
export const selectOptions = ({ context }: Draw): DrawOptions => context.options;

/** The reason as typed, what is wrong with it, why the server refused, and what could not be kept apart. */
export const selectDrawReason = ({ context }: Draw): string => context.reason;
export const selectFault = ({ context }: Draw) => context.fault;
export const selectRefusal = ({ context }: Draw): string | null => context.refusal;
export const selectClashes = ({ context }: Draw): number => context.clashes;

/** Whether a call is under way, and whether nothing can be chosen. */
export const selectIsBusy = (draw: Draw): boolean => draw.hasTag('busy');
export const selectIsLocked = (draw: Draw): boolean => !draw.matches('choosing');
