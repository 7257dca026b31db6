import type { EventObject, MachineContext } from 'xstate';

/** A part of the surface, found by its ARIA role and, where given, its accessible name. */
export interface Part {
  readonly role: string;
  readonly name?: string;
}

/** A part that is shown and, where given, holds a value: the text that was typed. */
export interface ShownPart extends Part {
  readonly value?: string;
}

/** What must be on the surface, and what must not. */
export interface Shown {
  readonly texts?: readonly string[];
  readonly roles?: readonly ShownPart[];
  readonly absent?: readonly (string | Part)[];
}

/** What a state must show, and the tags that the machine must carry there. */
export interface Show<TTag extends string = string> extends Shown {
  readonly tags?: readonly TTag[];
}

/** What a person does to a control; without it `fill` where a `value` is named, else `click`. */
export type Gesture = 'click' | 'fill' | 'select' | 'check' | 'press';

/** What a name that depends on the situation is made from. */
export interface NameArgs<TContext, TEvent> {
  readonly context: TContext;
  readonly event: TEvent;
}

/** A field that is filled before the control is used; `value` is the payload key whose text is typed. */
export interface Field<TKey extends string = string> extends Part {
  readonly value: TKey;
}

/** The control that makes a user event, as data; `value` is the payload key whose text is typed or chosen. */
export interface ViewControl<TContext = MachineContext, TEvent = EventObject, TKey extends string = string> {
  readonly kind?: 'view';
  readonly role: string;
  readonly name: string | ((args: NameArgs<TContext, TEvent>) => string);
  readonly within?: Part;
  readonly value?: TKey;
  readonly fields?: readonly Field<TKey>[];
  readonly gesture?: Gesture;
  /** The key of a `press` as the DOM names it: `Enter`, `Escape`. */
  readonly key?: string;
}

/** An event that no control of this view makes: another tab, the network, the address bar. */
export interface OutsideControl {
  readonly kind: 'outside';
  readonly from?: string;
}

/** An event that the machine raises for itself, and that nobody else sends. */
export interface InternalControl {
  readonly kind: 'internal';
}

/** How an event comes to the machine. */
export type Control<TContext = MachineContext, TEvent = EventObject, TKey extends string = string> =
  | ViewControl<TContext, TEvent, TKey>
  | OutsideControl
  | InternalControl;
