import { options, type VNode } from 'preact';
import { flushSync } from 'react-dom';

type Flush = () => void;
type Schedule = (flush: Flush) => void;
type Hook = ((vnode: VNode<Props>, ...rest: never[]) => void) | undefined;
type Props = Record<string, unknown>;
type Handler = (event: Event) => void;
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What Preact calls on its way; the names with two underscores are those of its published builds. */
const hooks = options as unknown as {
  requestAnimationFrame?: Schedule | undefined;
  vnode?: Hook;
  diffed?: Hook;
  __b?: Hook;
  __c?: Hook;
  isAsReact?: boolean;
};

/** Milliseconds after which effects run in a page that is not painted. */
const unpaintedFor = 35;

const fields = new Set<unknown>(['input', 'select', 'textarea']);
const isHandler = /^on(?!.*(move|scroll|wheel|over|enter|leave))/i;
const isChange = /^on(change|input)$/i;

/** What is being rendered, from its root on, and the effects that wait for what was rendered to be painted. */
const work: { root: VNode<Props> | null; effects: Flush | null } = { root: null, effects: null };

/** Keeps to what React does where views and Radix rely on it and Preact does otherwise. */
export function behaveAsReact(): void {
  // Preact may outlive this module: tests and reloads load it anew.
  if (hooks.isAsReact) return;
  hooks.isAsReact = true;
  keepEffectsInOrder();
  answerAtOnce();
}

/**
 * Runs the effects of what was rendered before anything is rendered again: a menu asks for its entries in an effect that
 * its own second rendering would otherwise bring forward.
 */
function keepEffectsInOrder(): void {
  const own = new WeakSet<Schedule>();
  const scheduling = (given: Schedule = afterPaint): Schedule => {
    // Who takes the schedule away for a while gives back what was read here.
    if (own.has(given)) return given;
    const schedule: Schedule = (flush) => {
      work.effects = flush;
      given(flush);
    };
    own.add(schedule);
    return schedule;
  };
  let schedule = scheduling(hooks.requestAnimationFrame);
  Object.defineProperty(hooks, 'requestAnimationFrame', {
    configurable: true,
    get: () => schedule,
    set: (given: Schedule | undefined) => {
      schedule = scheduling(given);
    },
  });
  const { __b: beforeEach, __c: afterAll } = hooks;
  hooks.__b = (vnode, ...rest) => {
    if (!work.root) {
      work.root = vnode;
      // A rendering that fails never says that it is over, yet none lasts longer than this.
      queueMicrotask(() => {
        work.root = null;
      });
      runEffects();
    }
    beforeEach?.(vnode, ...rest);
  };
  hooks.__c = (vnode, ...rest) => {
    // What is rendered within says so too, before the rest is.
    if (vnode === work.root) work.root = null;
    afterAll?.(vnode, ...rest);
  };
}

function runEffects(): void {
  const { effects } = work;
  work.effects = null;
  effects?.();
}

function afterPaint(flush: Flush): void {
  const timer = setTimeout(done, unpaintedFor);
  const frame = requestAnimationFrame(done);
  function done(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    setTimeout(flush);
  }
}

/**
 * What someone does meets a page whose effects have run, and is rendered before the next thing they do; a field shows
 * what its owner says, also when the owner leaves things as they are after a change.
 */
function answerAtOnce(): void {
  const shown = new WeakMap<Field, Props>();
  const { vnode: make, diffed } = hooks;
  const answering = (handle: Handler, isOfField: boolean): Handler => {
    return (event) => {
      const field = event.currentTarget as Field;
      if (work.root) {
        handle(event);
      } else {
        runEffects();
        flushSync(() => handle(event));
      }
      const said = isOfField ? shown.get(field) : undefined;
      if (said) show(field, said);
    };
  };
  hooks.vnode = (vnode, ...rest) => {
    make?.(vnode, ...rest);
    if (typeof vnode.type !== 'string') return;
    nameAsMarkupDoes(vnode.props);
    for (const [name, handle] of Object.entries(vnode.props)) {
      if (typeof handle !== 'function' || !isHandler.test(name)) continue;
      vnode.props[name] = answering(handle as Handler, isOwned(vnode) && isChange.test(name));
    }
  };
  hooks.diffed = (vnode, ...rest) => {
    const { __e: field } = vnode as unknown as { __e: Field | null };
    if (field && isOwned(vnode)) shown.set(field, vnode.props);
    diffed?.(vnode, ...rest);
  };
}

/** A drawing takes the name of an attribute as it stands, and none of it is written as React writes this one. */
function nameAsMarkupDoes(props: Props): void {
  if (!('tabIndex' in props)) return;
  props['tabindex'] = props['tabIndex'];
  delete props['tabIndex'];
}

function isOwned({ type, props }: VNode<Props>): boolean {
  return fields.has(type) && (props['value'] != null || props['checked'] != null);
}

function show(field: Field, { value, checked }: Props): void {
  if (field instanceof HTMLInputElement && typeof checked === 'boolean') {
    if (field.checked !== checked) field.checked = checked;
  } else if (typeof value === 'string' || typeof value === 'number') {
    if (field.value !== String(value)) field.value = String(value);
  }
}
