import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import type { GraphNode } from '#model-testing/layout-graph.ts';
import type { LayoutEngine } from '#model-testing/layout.ts';

type Answer = { id: number; data?: GraphNode; error?: { message?: string } };
type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
};

const { trustedTypes } = globalThis as unknown as { trustedTypes?: Policies };

/** The page's policy takes no bare address for a script, so the one address of ours is vouched for. */
const policy = trustedTypes?.createPolicy('baulk-layout-worker', { createScriptURL: (url) => url });

/** The Eclipse Layout Kernel in a worker of its own, which is started when it is first asked. */
export function createWorkerEngine(): LayoutEngine {
  let worker: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, { resolve: (graph: GraphNode) => void; reject: (cause: Error) => void }>();

  const hear = ({ data: { id, data, error } }: MessageEvent<Answer>): void => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (data) asker?.resolve(data);
    else asker?.reject(new Error(error?.message ?? 'The layout was not made.'));
  };
  const fail = (event: ErrorEvent): void => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'The worker failed.'));
    waiting.clear();
    worker = null;
  };
  const start = (): Worker => {
    const made = new Worker(policy ? policy.createScriptURL(workerAddress) : workerAddress);
    made.addEventListener('message', hear);
    made.addEventListener('error', fail);
    made.postMessage({ id: 0, cmd: 'register', algorithms: ['layered'] });
    return made;
  };
  return {
    layout: (graph) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, cmd: 'layout', graph, layoutOptions: {}, options: {} });
      }),
  };
}
