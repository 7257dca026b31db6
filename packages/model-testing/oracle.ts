import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { canTake, eventsOf, userEventTypes } from './events.ts';
import { canonical } from './json.ts';
import type { Model } from './model.ts';
import { valueText } from './path.ts';
import type { Part, Show, Shown, ShownPart, ViewControl } from './surface.ts';

/** A control of one situation: its name worked out, ready to be looked for. */
export interface Target extends Part {
  readonly name: string;
  readonly within?: Part;
}

/** What was found of a control or part. */
export interface Found {
  readonly present: boolean;
  readonly enabled: boolean;
  /** The text that a field holds. */
  readonly value?: string;
}

/** What the oracle asks of a rendered view: jsdom, a browser page, or a plain object. */
export interface Surface {
  find(target: Part & { readonly within?: Part }): Found;
  /** All text that a person can read. */
  text(): string;
}

/** The control that makes an event in a context, its name worked out. */
export function targetOf(control: ViewControl, snapshot: AnyMachineSnapshot, event: AnyEventObject): Target {
  const { role, name, within } = control;
  const text = typeof name === 'function' ? name({ context: snapshot.context, event }) : name;
  return { role, name: text, ...(within === undefined ? {} : { within }) };
}

/** The view control of an event; undefined where the event comes from elsewhere. */
export function viewControl(model: Model, type: string): ViewControl | undefined {
  const control = model.controls[type];
  return control === undefined || control.kind === 'outside' || control.kind === 'internal'
    ? undefined
    : control;
}

function partText({ role, name, within }: Part & { readonly within?: Part }): string {
  const self = name === undefined ? role : `${role} "${name}"`;
  return within === undefined ? self : `${self} in ${partText(within)}`;
}

/** A control with the events that it makes, and those of them that the machine would take. */
interface Affordance {
  readonly target: Target;
  readonly makes: Set<string>;
  readonly taken: Set<string>;
}

function affordances(model: Model, snapshot: AnyMachineSnapshot): readonly Affordance[] {
  const found = new Map<string, Affordance>();
  for (const type of userEventTypes(model)) {
    const control = viewControl(model, type);
    if (control === undefined) continue;
    for (const event of eventsOf(model, type, snapshot)) {
      const target = targetOf(control, snapshot, event);
      const key = canonical(target);
      const known = found.get(key) ?? { target, makes: new Set<string>(), taken: new Set<string>() };
      known.makes.add(type);
      if (canTake(model, snapshot, event)) known.taken.add(type);
      found.set(key, known);
    }
  }
  return [...found.values()];
}

function quotedAll(types: ReadonlySet<string>): string {
  return [...types].map((type) => `"${type}"`).join(', ');
}

/** A control is usable exactly when the machine would take an event that it makes. */
function checkControls(model: Model, snapshot: AnyMachineSnapshot, surface: Surface): string[] {
  return affordances(model, snapshot).flatMap(({ target, makes, taken }) => {
    const { present, enabled } = surface.find(target);
    const usable = present && enabled;
    if (usable === taken.size > 0) return [];
    return usable
      ? `${partText(target)} can be used, but the machine does not take ${quotedAll(makes)}`
      : `${partText(target)} is ${present ? 'disabled' : 'missing'}, but the machine takes ${quotedAll(taken)}`;
  });
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function isShown(surface: Surface, sought: string | Part): boolean {
  return typeof sought === 'string'
    ? plain(surface.text()).includes(plain(sought))
    : surface.find(sought).present;
}

function checkPart(surface: Surface, part: ShownPart): string[] {
  const { value, ...target } = part;
  const found = surface.find(target);
  if (!found.present) return [`${partText(target)} is missing`];
  if (value === undefined || found.value === value) return [];
  return [`${partText(target)} holds ${canonical(found.value)} instead of ${canonical(value)}`];
}

function quoted(sought: string | Part): string {
  return typeof sought === 'string' ? `the text "${sought}"` : partText(sought);
}

function checkShown(surface: Surface, { texts = [], roles = [], absent = [] }: Shown): string[] {
  return [
    ...texts.filter((text) => !isShown(surface, text)).map((text) => `${quoted(text)} is missing`),
    ...roles.flatMap((part) => checkPart(surface, part)),
    ...absent
      .filter((sought) => isShown(surface, sought))
      .map((sought) => `${quoted(sought)} must not be there`),
  ];
}

function showsOf({ shows }: Model, { _nodes, context }: AnyMachineSnapshot): readonly Show[] {
  return _nodes.flatMap((node) => {
    const show = shows[node.path.join('.')];
    return show === undefined ? [] : [typeof show === 'function' ? show(context) : show];
  });
}

function signs({ texts = [], roles = [] }: Shown): readonly (string | Part)[] {
  return [...texts, ...roles];
}

function checkTags(model: Model, snapshot: AnyMachineSnapshot, surface: Surface): string[] {
  const all = Object.entries(model.tags).map(([tag, shown = {}]) => ({
    tag,
    shown,
    on: snapshot.hasTag(tag),
  }));
  const due = new Set(all.filter(({ on }) => on).flatMap(({ shown }) => signs(shown).map(quoted)));
  return all.flatMap(({ tag, shown, on }) => {
    if (on) return checkShown(surface, shown).map((line) => `${line}, although "${tag}" is on`);
    const stale = signs(shown).filter((sign) => !due.has(quoted(sign)) && isShown(surface, sign));
    return stale.map((sign) => `${quoted(sign)} is there, although "${tag}" is off`);
  });
}

/** The control that makes an event, fit to be used; undefined where the event comes from elsewhere. */
export function usableTarget(
  model: Model,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  surface: Surface,
): Target | undefined {
  const control = viewControl(model, event.type);
  if (control === undefined) return undefined;
  const target = targetOf(control, snapshot, event);
  const { present, enabled } = surface.find(target);
  if (present && enabled) return target;
  throw new Error(
    `"${event.type}" cannot be made: ${partText(target)} is ${present ? 'disabled' : 'missing'}.`,
  );
}

/** Everything in which a view differs from what the machine and its model say about a snapshot. */
export function findings(model: Model, snapshot: AnyMachineSnapshot, surface: Surface): readonly string[] {
  const shows = showsOf(model, snapshot);
  const missing = shows.flatMap(({ tags = [] }) => tags.filter((tag) => !snapshot.hasTag(tag)));
  return [
    ...checkControls(model, snapshot, surface),
    ...shows.flatMap((show) => checkShown(surface, show)),
    ...checkTags(model, snapshot, surface),
    ...missing.map((tag) => `the machine lacks the tag "${tag}"`),
  ];
}

/** Fails with every finding where a view is not what it must be. */
export function checkSurface(model: Model, snapshot: AnyMachineSnapshot, surface: Surface): void {
  const found = findings(model, snapshot, surface);
  if (found.length === 0) return;
  throw new Error(
    `The view of ${valueText(snapshot.value)} is wrong:\n${found.map((line) => `- ${line}`).join('\n')}`,
  );
}
