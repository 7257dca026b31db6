import { computeAccessibleName } from 'dom-accessibility-api';
import type { Surface } from '#model-testing/oracle.ts';
import type { ScreenPart } from '#model-testing/screens.ts';

type Sought = { role: string; name?: string; within?: Sought };
type Naming = (element: Element) => string;

/** Elements by ARIA role; `password` stands for the field that has no role of its own. */
const selectors: Record<string, string> = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  textbox:
    'input:not([type]), input[type=text], input[type=email], input[type=tel], textarea, [role=textbox]',
  password: 'input[type=password]',
  searchbox: 'input[type=search], [role=searchbox]',
  checkbox: 'input[type=checkbox]:not([role]), [role=checkbox]',
  switch: '[role=switch]',
  heading: 'h1, h2, h3, h4, [role=heading]',
  dialog: '[role=dialog], [role=alertdialog]',
  alert: '[role=alert]',
  status: '[role=status]',
  slider: 'input[type=range], [role=slider]',
  menuitem: '[role=menuitem]',
  tab: '[role=tab]',
  combobox: 'select, [role=combobox]',
};

const isReached = (element: Element): boolean =>
  !element.closest('[hidden], [aria-hidden=true], [inert]') && !isFolded(element);

/** Works out each name once, for as long as the page stands still. */
export function namesOnce(): Naming {
  const names = new Map<Element, string>();
  return (element) => {
    const name = names.get(element) ?? computeAccessibleName(element);
    names.set(element, name);
    return name;
  };
}

/** All elements of a role and name that a person can reach. */
export function elementsOf(
  root: ParentNode,
  { role, name, within }: Sought,
  naming: Naming = computeAccessibleName,
): HTMLElement[] {
  const scope = within ? elementsOf(root, within, naming) : [root];
  return scope
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(selectors[role] ?? `[role=${role}]`)])
    .filter(isReached)
    .filter((element) => name === undefined || naming(element) === name);
}

/** The one element of a role and name; fails with what is there instead. */
export function elementOf(root: ParentNode, sought: Sought): HTMLElement {
  const [element] = elementsOf(root, sought);
  if (element) return element;
  const names = elementsOf(root, { role: sought.role }).map((one) => `"${computeAccessibleName(one)}"`);
  throw new Error(
    `There is no ${sought.role} "${sought.name ?? ''}", only ${names.join(', ') || 'none at all'}.`,
  );
}

/** A rendered document as the kit's oracle asks of it. */
export function domSurface(root: ParentNode = document.body, naming: Naming = namesOnce()): Surface {
  return {
    find(target) {
      const [element] = elementsOf(root, target, naming);
      if (!element) return { present: false, enabled: false };
      const value = 'value' in element ? { value: String(element.value) } : {};
      return { present: true, enabled: isUsable(element), ...value };
    },
    text: () => textOf(root),
  };
}

/** What is announced comes and goes; the rest stands on a screen. */
const standing = Object.entries(selectors).filter(([role]) => role !== 'alert' && role !== 'status');
const anything = standing.map(([, selector]) => selector).join(', ');

const day = /((Today|Yesterday|Tomorrow), )?\d{1,2}[- ][A-Z][a-z]{2}[- ]\d{4}( \d{2}:\d{2} [AP]M)?/g;

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const ownCity = (timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ');

/** A name that is the same on every day and in every zone. */
const steady = (name: string): string => name.replaceAll(day, '(a day)').replaceAll(`(${ownCity})`, '(here)');

/** Every control, heading and dialog that a person can reach, in the order of the page. */
export function screenParts(naming: Naming, root: ParentNode = document.body): ScreenPart[] {
  return [...root.querySelectorAll<HTMLElement>(anything)].filter(isReached).map((element) => ({
    role: element.getAttribute('role') ?? roleOf(element),
    name: steady(naming(element)),
    isOff: !isUsable(element),
  }));
}

const roleOf = (element: Element): string =>
  standing.find(([, selector]) => element.matches(selector))?.[0] ?? element.localName;

/** What is written on the page; what is hidden from everyone is not. */
function textOf(root: Node): string {
  if (root instanceof Text) return root.data;
  if (root instanceof Element && root.matches('[hidden], script, style, details:not([open]) > :not(summary)'))
    return '';
  return [...root.childNodes].map(textOf).join('');
}

/** Inside details that are closed, only the summary can be reached. */
function isFolded(element: Element): boolean {
  const folded = element.closest('details:not([open])');
  return folded !== null && element.closest('summary')?.parentElement !== folded;
}

export function isUsable(element: HTMLElement): boolean {
  const isOff = element.matches(':disabled, [aria-disabled=true], [aria-busy=true]');
  return !isOff && !(element instanceof HTMLInputElement && element.readOnly);
}
