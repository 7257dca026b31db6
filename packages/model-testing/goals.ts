import type { Facts } from './facts.ts';
import type { Vertex } from './graph.ts';
import type { Start } from './model.ts';
import { nameOf, type Offer } from './path.ts';

/** That paths begin in a start. */
export const startGoal = ({ name }: Start): string => `start ${name}`;

/** What a reaction covers that leads to a vertex: each transition, and each guard that says no. */
export function goalsOf(facts: Facts, { possible }: Vertex): string[] {
  const refused = [...facts.failed, ...possible.refused].map((id) => `not ${id}`);
  return [...facts.transitions, ...refused];
}

/** That an actor turns out as it does, where an actor is what happens. */
export const outcomeGoals = (offer: Offer): string[] => ('outcome' in offer ? [nameOf(offer)] : []);
