import type { Message } from './messages.ts';
import type { Model } from './model.ts';
import type { Verdict } from './mutant-trial.ts';
import { startSystem, type Interception, type System } from './system.ts';
import { isKnown, type Outset, type SystemPath, type SystemPlan } from './system-plan.ts';
import { randomFrom } from './walk.ts';

/** A kind of fault that the coupling of two actors can have. */
export type CouplingFault = 'lost message' | 'wrong receiver';

/** A fault in the coupling of two actors: what one tells the other never arrives, or arrives at a third. */
export interface CouplingMutant {
  readonly id: string;
  readonly kind: CouplingFault;
  readonly message: Message;
  /** Who gets it instead; null where nobody does. */
  readonly to: string | null;
}

/** More messages than this, sent the wrong way within one step, are a circle. */
const mostInStep = 100;

/** Every message that the actors of a system send each other, lost, and sent to another of them, chosen by the seed. */
export function couplingMutantsOf({ messages, covered }: SystemPlan, seed = 1): CouplingMutant[] {
  const random = randomFrom(seed);
  return messages.flatMap((message): CouplingMutant[] => {
    const { from, to, type } = message;
    if (to === null) return [];
    const others = Object.keys(covered).filter((name) => name !== from && name !== to);
    const other = others[Math.floor(random() * others.length)];
    const place = `${from} → ${to}: ${type}`;
    const lost: CouplingMutant = {
      id: `lost message: ${place}: it never arrives`,
      kind: 'lost message',
      message,
      to: null,
    };
    if (other === undefined) return [lost];
    const id = `wrong receiver: ${place}: it goes to ${other}`;
    return [lost, { id, kind: 'wrong receiver', message, to: other }];
  });
}

/** What is compared: how the actors stand, and what they have done and told. */
const toldBy = ({ told, effects }: Pick<Outset, 'told' | 'effects'>): string => [told, ...effects].join('\n');

const told = (system: System): string => toldBy({ told: system.told(), effects: system.doings().effects });

const isSame = (one: Message, other: Message): boolean =>
  one.from === other.from && one.to === other.to && one.type === other.type;

/** The first step at which a system with the fault stands otherwise, 0 being its start; null where no step does. */
function firstDifference(
  { model, start, initial, steps }: SystemPath,
  mutant: CouplingMutant,
): number | null {
  let sent = 0;
  const intercept: Interception = (message) => {
    if (!isSame(message, mutant.message)) return undefined;
    sent += 1;
    return { to: sent > mostInStep ? null : mutant.to };
  };
  const system = startSystem(model, start, { intercept });
  try {
    for (const [at, expected] of [initial, ...steps].entries()) {
      const step = steps[at - 1];
      sent = 0;
      try {
        if (step) system.perform(step.offer);
      } catch {
        // Who should go on is not there any more, or not yet.
        return at;
      }
      if (sent > mostInStep || told(system) !== toldBy(expected)) return at;
    }
    return null;
  } finally {
    system.stop();
  }
}

/** Lets the paths of a system loose on a fault in its couplings. */
export function tryCoupling(model: Model, plan: SystemPlan, mutant: CouplingMutant): Verdict {
  const { id, kind, message } = mutant;
  const done = (rest: Omit<Verdict, 'mutant' | 'kind'>): Verdict => ({ mutant: id, kind, ...rest });
  for (const path of plan.paths) {
    const step = firstDifference(path, mutant);
    if (step !== null) return done({ result: 'killed', path: path.id, step, difference: null });
  }
  // Who has no transition for it in any state would not miss it.
  const isMissed = isKnown(model, message);
  const difference = isMissed ? `${message.to} knows it, and nothing that is compared comes of it` : null;
  return done({ result: isMissed ? 'survived' : 'equivalent', path: null, step: null, difference });
}
