import { mkdirSync, writeFileSync } from 'node:fs';
import { computeAccessibleName } from 'dom-accessibility-api';
import type { AnyMachineSnapshot } from 'xstate';
import type { Model } from '#model-testing/model.ts';
import { findings, type Found, type Surface } from '#model-testing/oracle.ts';
import { valueText } from '#model-testing/path.ts';
import { screenOf, type ScreenJudge } from '#model-testing/screens.ts';
import { elementsOf, screenParts } from './dom-surface.ts';

/** A kind of fault that a view can have. */
export type ViewFault = 'missing control' | 'wrong enablement' | 'wrong text';

/** A fault that was planted in a view in one state, and what the paths made of it. */
interface Planted {
  readonly kind: ViewFault;
  readonly state: string;
  readonly what: string;
  killedBy: string | null;
}

const roles = [
  'button',
  'link',
  'textbox',
  'password',
  'checkbox',
  'switch',
  'combobox',
  'radio',
  'tab',
  'menuitem',
];

const controlsIn = (root: HTMLElement): [string, HTMLElement][] =>
  roles.flatMap((role) =>
    elementsOf(root, { role }).map((element): [string, HTMLElement] => [
      `${role} "${computeAccessibleName(element)}"`,
      element,
    ]),
  );

const inControl = 'button, a[href], label, option, [role=menuitem], [role=tab], script, style';
const fields = ', input, textarea, select, [role=combobox], [role=switch], [role=checkbox]';

/** What is written on the page, by pieces; what stands in a control is its name. */
function textsIn(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    const isRead = /\p{L}/u.test(text.data) && !text.parentElement?.closest(`[hidden], ${inControl}`);
    if (isRead) found.push(text);
  }
  return found;
}

function hide(elements: readonly HTMLElement[]): () => void {
  const shown = elements.filter((element) => !element.hidden);
  for (const element of shown) element.hidden = true;
  return () => shown.forEach((element) => (element.hidden = false));
}

const isOff = (element: Element): boolean =>
  element.matches(':disabled, [aria-disabled=true], [aria-busy=true], [readonly]');

const offSigns = ['disabled', 'aria-disabled', 'aria-busy', 'readonly'];

/** Makes what can be used unusable, and the other way round. */
function turnEnablement(elements: readonly HTMLElement[]): () => void {
  const before = elements.map((element) =>
    offSigns.map((sign) => [element, sign, element.getAttribute(sign)] as const),
  );
  for (const element of elements) {
    if (isOff(element)) for (const sign of offSigns) element.removeAttribute(sign);
    else element.setAttribute('aria-disabled', 'true');
  }
  return () => {
    for (const [element, sign, value] of before.flat())
      if (value === null) element.removeAttribute(sign);
      else element.setAttribute(sign, value);
  };
}

function garble(texts: readonly Text[]): () => void {
  const before = texts.map((text) => text.data);
  for (const text of texts) text.data = text.data.replaceAll(/\p{L}/gu, '×');
  return () => texts.forEach((text, index) => (text.data = before[index] ?? ''));
}

/** What became of one fault, as the report reads it. */
export interface FaultVerdict {
  readonly mutant: string;
  readonly kind: string;
  readonly result: 'killed' | 'survived' | 'equivalent';
  readonly path: string | null;
  readonly step: null;
  readonly difference: null;
}

function verdictOf({ kind, what, state, killedBy }: Planted, spared?: 'equivalent'): FaultVerdict {
  const result = spared ?? (killedBy === null ? 'survived' : 'killed');
  return {
    mutant: `${kind}: ${what} in ${state}`,
    kind,
    result,
    path: killedBy,
    step: null,
    difference: null,
  };
}

/** One fault a state for texts that stand in the same states, in the words of the first. */
function joined(groups: readonly (readonly Planted[])[]): FaultVerdict[] {
  const states = Map.groupBy(groups.flat(), ({ state }) => state);
  return [...states.values()].flatMap((together) => {
    const found = together.find(({ killedBy }) => killedBy !== null) ?? together[0];
    return found ? [verdictOf(found)] : [];
  });
}

type Sought = Parameters<Surface['find']>[0];

/** What the oracle asked of a view that is right, so that a fault costs only the questions that it could change. */
class Asked {
  readonly #surface: Surface;
  readonly #answers = new Map<string, Found>();

  constructor(surface: Surface) {
    this.#surface = surface;
  }

  note(): Surface {
    const find = (sought: Sought): Found => {
      const found = this.#surface.find(sought);
      this.#answers.set(JSON.stringify(sought), found);
      return found;
    };
    return { ...this.#surface, find };
  }

  /** The same answers, but for those questions that are to be asked again. */
  again(isNew: (sought: Sought) => boolean): Surface {
    const find = (sought: Sought): Found =>
      (isNew(sought) ? undefined : this.#answers.get(JSON.stringify(sought))) ?? this.#surface.find(sought);
    return { ...this.#surface, find };
  }
}

/** Plants faults in a rendered view after each step that holds, and sees whether the oracle finds them. */
export class ViewFaults {
  readonly #model: Model;
  readonly #planted = new Map<string, Planted>();
  readonly #judge: ScreenJudge;
  readonly #states = new Set<string>();

  constructor(model: Model, judge: ScreenJudge) {
    this.#model = model;
    this.#judge = judge;
  }

  /** Tries everything that can be wrong with the view as it stands; what is planted is taken out again. */
  look(snapshot: AnyMachineSnapshot, path: string, surface: Surface, naming: (one: Element) => string): void {
    const state = valueText(snapshot.value);
    this.#states.add(state);
    const asked = new Asked(surface);
    if (findings(this.#model, snapshot, asked.note()).length > 0) return;
    const root = document.body;
    // What is written in a heading is its name, so it is read again; the name of a control is none of these faults.
    const read = (one: Element) =>
      one.matches(inControl + fields) ? naming(one) : computeAccessibleName(one);
    const isSeen = (seen: Surface) =>
      findings(this.#model, snapshot, seen).length > 0 ||
      this.#judge.findings(state, screenOf(screenParts(read))).length > 0;
    const attempt = (kind: ViewFault, what: string, seen: Surface, plant: () => () => void): void => {
      const key = [kind, state, what].join('\n');
      const known = this.#planted.get(key) ?? { kind, state, what, killedBy: null };
      this.#planted.set(key, known);
      if (known.killedBy !== null) return;
      const takeOut = plant();
      if (isSeen(seen)) known.killedBy = path;
      takeOut();
    };
    for (const [what, group] of Map.groupBy(controlsIn(root), ([name]) => name)) {
      const elements = group.map(([, element]) => element);
      const seen = asked.again((one) => what.startsWith(`${one.role} `) && what.includes(one.name ?? ''));
      // Whether what cannot be used is shown or not changes nothing for who would use it.
      if (!elements.every(isOff)) attempt('missing control', what, seen, () => hide(elements));
      attempt('wrong enablement', what, seen, () => turnEnablement(elements));
    }
    const parts = asked.again(({ role }) => !roles.includes(role));
    for (const [what, texts] of Map.groupBy(textsIn(root), ({ data }) => data.trim()))
      attempt('wrong text', what, parts, () => garble(texts));
  }

  /**
   * What became of each fault. What every state shows alike is no work of the machine and left out; texts that come
   * and go together are one work of it, so a fault is found in them where it is found in one of them.
   */
  verdicts(): FaultVerdict[] {
    const all = [...this.#planted.values()];
    const things = [...Map.groupBy(all, ({ kind, what }) => `${kind}\n${what}`).values()];
    const left = things.filter(
      (group) => group.length === this.#states.size && group.every(({ killedBy }) => killedBy === null),
    );
    const rest = things.filter((group) => !left.includes(group));
    const isText = ([first]: readonly Planted[]): boolean => first?.kind === 'wrong text';
    const texts = Map.groupBy(rest.filter(isText), (group) =>
      group
        .map(({ state }) => state)
        .toSorted()
        .join('\n'),
    );
    return [
      ...left.flatMap((group) => group.map((one) => verdictOf(one, 'equivalent'))),
      ...rest.filter((group) => !isText(group)).flatMap((group) => group.map((one) => verdictOf(one))),
      ...[...texts.values()].flatMap(joined),
    ];
  }

  /** Leaves what became of the faults where the report looks for it. */
  keep(folder: string): void {
    mkdirSync(folder, { recursive: true });
    const content = { machine: this.#model.id, level: 'view', verdicts: this.verdicts() };
    writeFileSync(`${folder}/${this.#model.id}-view.json`, JSON.stringify(content));
  }
}

/** The folder for verdicts while faults are planted, else undefined. */
export const faultsFolder = (): string | undefined => process.env['VIEW_FAULTS'];
