import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { Model } from '#model-testing/model.ts';
import { react } from '#model-testing/simulation.ts';
import { subjectOf } from '#model-testing/subject.ts';
import { operationsOf, readContract } from '#scripts/contract-operations.ts';
import { loadModels } from '#scripts/paths-models.ts';
import { planned } from '#tests/support/planned.ts';
import { typedFields } from '#tests/support/typed-fields.ts';

const contract = readContract(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: 'contract', ...contract });
const requests = new Map(
  operationsOf(contract).flatMap(({ operationId, requestBody }) => {
    const { $ref } = requestBody?.content['application/json']?.schema ?? {};
    return typeof $ref === 'string' ? [[operationId, `contract${$ref}`] as const] : [];
  }),
);

/** What somebody may type or paste anywhere. */
const hostile: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '2.555',
  '1e9',
  '00',
  '007',
  '99',
  '1000',
  '99999',
  '999999999999',
  'ZZ',
  '½',
  '١٢',
  '\u0007',
  'a\u0085b',
  'a\tb',
  'a\nb',
  '\u2028',
  '2025-02-30',
  '2099-12-31',
  '9999-12-31',
  '0001-01-01',
  '24:00',
];

/** Where a machine keeps what is typed. */
const kept = ['form', 'link', 'options', 'entry', 'typed', 'reason', 'draft', 'cancelling', 'correction'];

type Typed = Record<string, unknown>;

/** Where texts stand in a value. */
function placesIn(value: unknown, path: readonly string[]): (readonly string[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]));
}

function withText(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((part, place) => (String(place) === key ? withText(part, rest, text) : part));
  return { ...(value as object), [key]: withText((value as Record<string, unknown>)[key], rest, text) };
}

const bounds = new Set(['pattern', 'format', 'minimum', 'maximum', 'multipleOf', 'minLength', 'type']);
/** Chosen from lists, by fields of the browser for times, or not taken beyond its bounds as it is typed (seeds). */
const chosen =
  /(country|currency|zone|Id$|level|category|plannedMinutes|monthlyChargeDay|startTime|dayFrom|dayTo|seedCount)/i;
/** Chosen on the plan, beside the form. */
const besides = new Set(['startsAt']);

function broken(operation: string, body: unknown): ErrorObject[] {
  const schema = requests.get(operation);
  if (schema === undefined || ajv.validate(schema, body)) return [];
  const places = new Set(
    (typedFields.get(operation) ?? []).flatMap(({ place }) => (besides.has(place) ? [] : [place])),
  );
  return (ajv.errors ?? []).filter(
    ({ keyword, instancePath }) =>
      bounds.has(keyword) && places.has(instancePath.slice(1).replaceAll(/\/\d+\//g, '/0/')),
  );
}

const events = new Set(['submit', 'save', 'confirm', 'pay', 'plan', 'draw', 'keep']);

type Moment = { value: StateValue; context: unknown; event: string };

/** The moments at which a form may be sent. */
function momentsOf(model: Model): Moment[] {
  if (!Object.keys(model.outcomes).some((src) => requests.has(src))) return [];
  return planned(model)
    .paths.flatMap((path) => path.steps)
    .flatMap(({ kind, event, from, expected }) => {
      const isSent = kind === 'event' && events.has(event.type) && sentBy(expected).length > 0;
      return isSent ? [{ value: from.value, context: from.context as unknown, event: event.type }] : [];
    });
}

type Sent = { operation: string; body: unknown };

/** What a machine sends in the state that it is in. */
const sentBy = ({ _nodes: nodes, context }: AnyMachineSnapshot): Sent[] =>
  nodes.flatMap(({ invoke }) =>
    invoke.flatMap(({ src, input }) => {
      if (typeof src !== 'string' || !requests.has(src) || typeof input !== 'function') return [];
      const given = (input as (args: unknown) => Record<string, unknown>)({ context, event: {} });
      return [{ operation: src, body: 'body' in given ? given['body'] : given }];
    }),
  );

/** What a form sends although the contract refuses it, and which operations it sends at all. */
function letThrough(model: Model): { sent: Set<string>; faults: Set<string> } {
  const machine = subjectOf(model);
  const sent = new Set<string>();
  const faults = new Set<string>();
  const seen = new Set<string>();
  for (const { value, context, event } of momentsOf(model)) {
    const known = JSON.stringify([value, event, kept.map((key) => (context as Typed)[key])]);
    if (seen.has(known)) continue;
    seen.add(known);
    for (const path of kept.flatMap((key) => placesIn((context as Typed)[key], [key]))) {
      if (chosen.test(path.at(-1) ?? '')) continue;
      for (const text of hostile) {
        const typed = withText(context, path, text) as never;
        const snapshot: AnyMachineSnapshot = machine.resolveState({ value, context: typed });
        const situation = { snapshot, now: 0, timers: [], settled: new Set<never>() };
        for (const { operation, body } of sentBy(
          react(machine, situation, { type: event }).situation.snapshot,
        )) {
          sent.add(operation);
          for (const { instancePath, keyword } of broken(operation, body)) {
            faults.add(`${operation}${instancePath} ${keyword}: ${path.join('.')} = ${JSON.stringify(text)}`);
          }
        }
      }
    }
  }
  return { sent, faults };
}

/** Calls that are not tried so, and why. */
const untried: Readonly<Record<string, string>> = {
  acceptTerms: 'nothing is typed',
  activateUser: 'a secret, which the rules of passwords bound',
  changePassword: 'a secret, which the rules of passwords bound',
  confirmSecondFactor: 'a code, which is right or not',
  holdTable: 'chosen on the plan',
  moveBooking: 'chosen on the plan',
  proposeAssociation: 'the address that createPlayer has refused',
  proveSession: 'a secret, which is right or not',
  requestPasswordReset: 'answered alike whatever is typed',
  sendEmailCode: 'the address of the form of registration',
  setNewsStatus: 'a field of the browser for times',
  settleBookingFee: 'pressed, with nothing typed',
  settleTie: 'chosen by the page',
  signIn: 'one answer for all that is typed',
  signInWithFacebook: 'one answer for all that is typed',
  signInWithGoogle: 'one answer for all that is typed',
  verifyEmailCode: 'a code, which is right or not',
};

const models = (await loadModels()).map(({ model }) => model);
const tried = models.map((model) => [model.id, letThrough(model)] as const);

describe('B15 what somebody types, and the contract refuses', () => {
  it.each(tried.filter(([, { sent }]) => sent.size > 0))(
    'is refused by the form already: %s',
    (_id, { faults }) => {
      expect([...faults]).toEqual([]);
    },
  );

  it('is tried with every call that takes texts of a form, but for those of which it is said why not', () => {
    const sent = new Set(tried.flatMap(([, one]) => [...one.sent]));
    const asked = models.flatMap(({ outcomes }) => Object.keys(outcomes));
    const left = asked.filter((src) => requests.has(src) && typedFields.has(src) && !sent.has(src));
    expect([...new Set(left)].toSorted()).toEqual(Object.keys(untried).toSorted());
  });
});
