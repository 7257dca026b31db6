import { hash } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import type { Surface } from '#model-testing/oracle.ts';

type Part = { role: string; name?: string; within?: Part };
type Node = {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
};

/** Kinds that Chromium's accessibility tree calls by other names. */
const roles: Record<string, readonly string[]> = {
  button: ['button', 'DisclosureTriangle'],
  password: ['textbox'],
  dialog: ['dialog', 'alertdialog'],
  img: ['img', 'image'],
};

/** A surface, and a name that it shares with all on which the same is found. */
export type PageSurface = Surface & { name(): string };

/** What a page offers at this moment, as a screen reader of Chromium finds it. */
export async function pageSurface(page: Page, session: CDPSession): Promise<PageSurface> {
  const [{ nodes }, text] = await Promise.all([
    session.send('Accessibility.getFullAXTree') as Promise<{ nodes: Node[] }>,
    page.evaluate(() => document.body.innerText),
  ]);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const find = (part: Part): Node[] => {
    const around = part.within ? new Set(find(part.within)) : null;
    return nodes.filter(
      (node) =>
        !node.ignored &&
        (roles[part.role] ?? [part.role]).includes(String(node.role?.value)) &&
        (part.name === undefined || node.name?.value === part.name) &&
        (around === null || ancestorsOf(node, byId).some((one) => around.has(one))),
    );
  };
  return {
    find(part) {
      const [node] = find(part);
      if (!node) return { present: false, enabled: false };
      const isOff = ['disabled', 'readonly', 'busy'].some((name) => has(node, name));
      return { present: true, enabled: !isOff, value: String(node.value?.value ?? '') };
    },
    text: () => text,
    name() {
      const parts = nodes
        .filter(({ ignored }) => !ignored)
        .map(({ role, name, value, properties = [] }) => [
          role?.value,
          name?.value,
          value?.value,
          // Where a link leads holds the port of the product, which is another one for each worker.
          properties.filter((one) => one.name !== 'url').map((one) => [one.name, one.value.value]),
        ]);
      return hash('sha1', JSON.stringify([text, parts]));
    },
  };
}

function has({ properties = [] }: Node, name: string): boolean {
  return properties.some((property) => property.name === name && property.value.value === true);
}

function ancestorsOf(node: Node, byId: Map<string, Node>): Node[] {
  const parent = node.parentId === undefined ? undefined : byId.get(node.parentId);
  return parent ? [parent, ...ancestorsOf(parent, byId)] : [];
}
