import { fits } from './facts.ts';
import { inventory, resolveId } from './inventory.ts';
import { firstUnplain } from './json.ts';
import type { Model } from './model.ts';
import { isSends, type Outcome } from './outcome.ts';
import { sourcesOf } from './subject.ts';

type Complaints = readonly string[];

function unknownKeys(
  what: string,
  keys: readonly string[],
  isKnown: (key: string) => boolean,
  known: Complaints,
) {
  const list = () => (known.length === 0 ? '' : ` It has ${known.join(', ')}.`);
  return keys
    .filter((key) => !isKnown(key))
    .map((key) => `${what}["${key}"]: the machine has nothing of that name.${list()}`);
}

function twice(what: string, names: readonly string[]): Complaints {
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `${what}: "${name}" is there twice.`);
}

function checkEvents({ machine, cases, controls, outcomes }: Model): Complaints {
  const own = inventory(machine).transitions.filter(({ kind }) => kind === 'event');
  const types = [...new Set(own.map(({ eventType }) => eventType))];
  const isKnown = (type: string) => types.some((descriptor) => fits(type, descriptor));
  const sent = Object.values(outcomes).flatMap((list = []) =>
    list.filter(isSends).map(({ sends }) => sends.type),
  );
  return [
    ...unknownKeys('cases', Object.keys(cases), isKnown, types),
    ...unknownKeys('controls', Object.keys(controls), isKnown, types),
    ...unknownKeys('outcomes: sends', sent, isKnown, types),
  ];
}

function dataOf(outcome: Outcome): unknown {
  if (isSends(outcome)) return outcome.sends;
  return outcome.ok ? outcome.output : outcome.error;
}

function checkOutcomes(src: string, outcomes: readonly Outcome[]): Complaints {
  const unplain = outcomes.flatMap(
    (outcome) => firstUnplain(dataOf(outcome), `outcomes.${src} "${outcome.name}"`) ?? [],
  );
  return [
    ...twice(
      `outcomes.${src}`,
      outcomes.map(({ name }) => name),
    ),
    ...unplain.map(
      (path) => `${path} is not plain data; write errors as { code }, because two Error objects look alike.`,
    ),
  ];
}

function checkPlaces({ machine, shows, requirements, unreachable }: Model): Complaints {
  const { states, transitions } = inventory(machine);
  const paths = states.map(({ path }) => path);
  const ids = [...paths, ...transitions.map(({ id }) => id)];
  const isPlace = (key: string) => resolveId(machine, key) !== undefined;
  return [
    ...unknownKeys('shows', Object.keys(shows), (key) => paths.includes(key), paths),
    ...unknownKeys('requirements', Object.keys(requirements), isPlace, ids),
    ...unknownKeys('unreachable', Object.keys(unreachable), isPlace, ids),
    ...Object.entries(unreachable)
      .filter(([, reason]) => reason.trim() === '')
      .map(([key]) => `unreachable["${key}"] gives no reason.`),
  ];
}

/** Fails on everything in a model that its machine does not have, all at once. */
export function checkModel(model: Model): void {
  const sources = sourcesOf({ ...model, outcomes: {} });
  const all = [model.outcomes, ...model.starts.map(({ outcomes }) => outcomes ?? {})];
  const complaints = [
    ...twice(
      'starts',
      model.starts.map(({ name }) => name),
    ),
    ...(model.starts.length === 0 ? ['starts is empty: leave it out, or give one.'] : []),
    ...checkEvents(model),
    ...all.flatMap((outcomes) =>
      unknownKeys('outcomes', Object.keys(outcomes), (src) => sources.includes(src), sources),
    ),
    ...all.flatMap((outcomes) =>
      Object.entries(outcomes).flatMap(([src, list]) => checkOutcomes(src, list ?? [])),
    ),
    ...checkPlaces(model),
  ];
  if (complaints.length === 0) return;
  throw new Error(
    `Model "${model.id}" does not fit its machine:\n${complaints.map((line) => `- ${line}`).join('\n')}`,
  );
}
