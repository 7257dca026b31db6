import type { Inline } from './document.ts';

/** Words with all their marks, as editors keep them; the text of a break is a newline. */
export type Run = {
  readonly text: string;
  readonly isStrong: boolean;
  readonly isEmphasis: boolean;
  readonly href: string | null;
};

const plain = { isStrong: false, isEmphasis: false, href: null } as const;

/** A line as runs. */
export function runsOf(content: readonly Inline[], marks: Omit<Run, 'text'> = plain): Run[] {
  return content.flatMap((part) => {
    if (part.kind === 'text') return [{ text: part.text, ...marks }];
    if (part.kind === 'break') return [{ text: '\n', ...marks }];
    if (part.kind === 'link') return runsOf(part.content, { ...marks, href: part.href });
    return runsOf(part.content, { ...marks, [part.kind === 'strong' ? 'isStrong' : 'isEmphasis']: true });
  });
}

/** Runs as a line: of the marks that begin somewhere, the one that reaches furthest is around the others. */
export function inlinesOfRuns(runs: readonly Run[]): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (let run = runs[at]; run !== undefined; run = runs[at]) {
    const { href } = run;
    const link = href === null ? at : endOf(runs, at, (one) => one.href === href);
    const strong = endOf(runs, at, ({ isStrong }) => isStrong);
    const emphasis = endOf(runs, at, ({ isEmphasis }) => isEmphasis);
    const end = Math.max(link, strong, emphasis);
    const inside = (marks: Partial<Run>): Inline[] =>
      inlinesOfRuns(runs.slice(at, end).map((one) => ({ ...one, ...marks })));
    if (end === at) found.push(run.text === '\n' ? { kind: 'break' } : { kind: 'text', text: run.text });
    else if (href !== null && end === link)
      found.push({ kind: 'link', href, content: inside({ href: null }) });
    else if (end === strong) found.push({ kind: 'strong', content: inside({ isStrong: false }) });
    else found.push({ kind: 'emphasis', content: inside({ isEmphasis: false }) });
    at = Math.max(end, at + 1);
  }
  return found;
}

/** Where the runs that have a mark end, from a place on; the place itself where none begins there. */
function endOf(runs: readonly Run[], from: number, has: (run: Run) => boolean): number {
  let end = from;
  for (let run = runs[end]; run !== undefined && has(run); run = runs[end]) end += 1;
  return end;
}
