import { computeAccessibleName } from 'dom-accessibility-api';
import type { Surface } from '#kit/oracle.ts';

type Sought = { role: string; name?: string; within?: Sought };

/** Elements by ARIA role; `password` stands for the field that has no role of its own. */
const selectors: Record<string, string> = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  textbox: 'input:not([type]), input[type=text], input[type=email], input[type=tel], textarea',
  password: 'input[type=password]',
  searchbox: 'input[type=search], [role=searchbox]',
  checkbox: 'input[type=checkbox]:not([role]), [role=checkbox]',
  switch: '[role=switch]',
  heading: 'h1, h2, h3, h4, [role=heading]',
  dialog: '[role=dialog], [role=alertdialog]',
  alert: '[role=alert]',
  status: '[role=status]',
  menuitem: '[role=menuitem]',
  tab: '[role=tab]',
  combobox: 'select, [role=combobox]',
};

/** All elements of a role and name that a person can reach. */
export function elementsOf(root: ParentNode, { role, name, within }: Sought): HTMLElement[] {
  const scope = within ? elementsOf(root, within) : [root];
  return scope
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(selectors[role] ?? `[role=${role}]`)])
    .filter((element) => !element.closest('[hidden], [aria-hidden=true], [inert]') && !isFolded(element))
    .filter((element) => name === undefined || computeAccessibleName(element) === name);
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
export function domSurface(root: ParentNode = document.body): Surface {
  return {
    find(target) {
      const [element] = elementsOf(root, target);
      if (!element) return { present: false, enabled: false };
      const value = 'value' in element ? { value: String(element.value) } : {};
      return { present: true, enabled: isUsable(element), ...value };
    },
    text: () => textOf(root),
  };
}

/** What is written on the page; what is hidden from everyone is not. */
function textOf(root: Node): string {
  if (root instanceof Text) return root.data;
  if (root instanceof Element && root.matches('[hidden], script, style')) return '';
  return [...root.childNodes].map(textOf).join('');
}

/** Inside details that are closed, only the summary can be reached. */
function isFolded(element: Element): boolean {
  const folded = element.closest('details:not([open])');
  return folded !== null && element.closest('summary')?.parentElement !== folded;
}

function isUsable(element: HTMLElement): boolean {
  const isOff = element.matches(':disabled, [aria-disabled=true], [aria-busy=true]');
  return !isOff && !(element instanceof HTMLInputElement && element.readOnly);
}
