import type { Entry } from './catalogue.ts';
import type { Place } from './place.ts';

/** A machine or state that a search has found. */
export type Found = { place: Place; name: string; detail: string };

const holds = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.toLowerCase().includes(word));

/** Machines and states that have every word of a search in their names or descriptions; machines come first. */
export function find(entries: readonly Entry[], search: string): readonly Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const machines = entries
    .filter(({ chart }) => holds(chart.id, words))
    .map(({ chart, file }) => ({ place: { machine: chart.id, state: null }, name: chart.id, detail: file }));
  const states = entries.flatMap(({ chart: { id, states: all } }) =>
    all
      .filter(({ path, description }) => path !== '' && holds(`${id} ${path} ${description ?? ''}`, words))
      .map(({ path, description }) => ({
        place: { machine: id, state: path },
        name: path,
        detail: `${id}${description === null ? '' : `: ${description}`}`,
      })),
  );
  return [...machines, ...states];
}
