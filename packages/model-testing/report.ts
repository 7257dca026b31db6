import { isCovered, type Coverage, type Hits } from './coverage.ts';
import { gate, type GateResult } from './gate.ts';
import { inventory, resolveId, type TransitionKind } from './inventory.ts';
import type { Model } from './model.ts';
import { labelOf, type Path } from './path.ts';
import type { Plan } from './plan.ts';
import type { PathResult } from './replay.ts';
import { excused } from './unreachable.ts';

/** What one machine brings to a report. */
export interface ReportEntry {
  readonly plan: Plan;
  readonly coverage: Coverage;
  readonly results: readonly PathResult[];
}

/** A state or transition, how often it was covered at each level, and why not. */
export interface PlaceRow {
  readonly id: string;
  readonly kind: 'state' | TransitionKind;
  readonly hits: Hits;
  readonly guard: { readonly name: string; readonly passed: Hits; readonly failed: Hits } | null;
  readonly requirements: readonly string[];
  readonly unreachable: string | null;
}

/** A path with how it went at each level. */
export interface PathRow {
  readonly id: string;
  readonly start: string;
  readonly steps: readonly string[];
  readonly results: readonly PathResult[];
}

/** A requirement with the places that carry it; it is covered at a level where all of them are. */
export interface RequirementRow {
  readonly id: string;
  readonly machine: string;
  readonly places: readonly string[];
  readonly levels: readonly string[];
}

/** One machine of a report. */
export interface MachineReport {
  readonly id: string;
  readonly ok: boolean;
  readonly vertices: number;
  readonly edges: number;
  readonly planningMs: number;
  readonly deadEnds: readonly string[];
  readonly gate: GateResult;
  readonly places: readonly PlaceRow[];
  readonly paths: readonly PathRow[];
}

/** A whole run, as plain JSON. */
export interface Report {
  readonly title: string;
  /** ISO 8601, as given. */
  readonly at: string;
  readonly ok: boolean;
  readonly levels: readonly string[];
  readonly machines: readonly MachineReport[];
  readonly requirements: readonly RequirementRow[];
}

function placeRows(model: Model, coverage: Coverage): PlaceRow[] {
  const { states, transitions } = inventory(model.machine);
  const reasons = excused(model);
  const carried = Object.entries(model.requirements).map(
    ([key, ids]) => [resolveId(model.machine, key) ?? key, ids] as const,
  );
  const shared = (id: string) => ({
    id,
    requirements: carried.filter(([place]) => place === id).flatMap(([, ids]) => ids),
    unreachable: reasons.get(id) ?? null,
  });
  return [
    ...states.map(({ id }) => ({
      ...shared(id),
      kind: 'state' as const,
      hits: coverage.states[id] ?? {},
      guard: null,
    })),
    ...transitions.map(({ id, kind, guard }) => ({
      ...shared(id),
      kind,
      hits: coverage.transitions[id] ?? {},
      guard:
        guard === null
          ? null
          : { name: guard, passed: coverage.guardsPassed[id] ?? {}, failed: coverage.guardsFailed[id] ?? {} },
    })),
  ];
}

function pathRow({ id, start, steps, model }: Path, results: readonly PathResult[]): PathRow {
  return {
    id,
    start: start.name,
    steps: steps.map((step) => labelOf(step, model.secrets)),
    results: results.filter(({ path }) => path === id),
  };
}

/** What one machine brings to a report, as plain JSON; secrets are masked. */
export function machineReport({ plan, coverage, results }: ReportEntry): MachineReport {
  const { model, paths, vertices, edges, deadEnds, ms } = plan;
  const result = gate(coverage, model);
  return {
    id: model.id,
    ok: result.ok && results.every(({ ok }) => ok),
    vertices,
    edges,
    planningMs: ms,
    deadEnds,
    gate: result,
    places: placeRows(model, coverage),
    paths: paths.map((path) => pathRow(path, results)),
  };
}

function requirementRows(
  { id: machine, places }: MachineReport,
  levels: readonly string[],
): RequirementRow[] {
  const ids = [...new Set(places.flatMap(({ requirements }) => requirements))].toSorted();
  return ids.map((id) => {
    const carriers = places.filter(({ requirements }) => requirements.includes(id));
    return {
      id,
      machine,
      places: carriers.map((place) => place.id),
      levels: levels.filter((level) => carriers.every(({ hits }) => isCovered(hits, level))),
    };
  });
}

/** Puts what the machines bring together; a level is one at which a path of theirs was replayed. */
export function report(
  machines: readonly MachineReport[],
  { title = 'Model paths', at }: { readonly title?: string; readonly at: string },
): Report {
  const results = machines.flatMap(({ paths }) => paths.flatMap((path) => path.results));
  const levels = [...new Set(results.map(({ level }) => level))];
  return {
    title,
    at,
    ok: machines.every(({ ok }) => ok),
    levels,
    machines,
    requirements: machines.flatMap((machine) => requirementRows(machine, levels)),
  };
}
