import * as bundled from 'elkjs/lib/elk.bundled.js';
import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { GraphNode } from './layout-graph.ts';
import type { LayoutEngine } from './layout.ts';

type Kernel = { layout(graph: ElkNode): Promise<ElkNode> };

/** What is imported of a CommonJS module differs between Node and bundlers, so its class is looked for. */
function kernelClass(held: unknown): new () => Kernel {
  if (typeof held === 'function') return held as new () => Kernel;
  if (typeof held === 'object' && held !== null && 'default' in held) return kernelClass(held.default);
  throw new Error('elkjs has no class to lay graphs out with.');
}

/** The Eclipse Layout Kernel in this thread. */
export function createElk(): LayoutEngine {
  const kernel = new (kernelClass(bundled))();
  // The kernel writes into what it is given, so it gets a copy.
  return { layout: async (graph) => (await kernel.layout(structuredClone(graph) as ElkNode)) as GraphNode };
}
