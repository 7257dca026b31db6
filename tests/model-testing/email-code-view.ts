import type { SnapshotFrom } from 'xstate';
import { checkSurface, usableTarget, type Surface } from '#model-testing/oracle.ts';
import type { Path } from '#model-testing/path.ts';
import { bareDriver } from '#model-testing/replay-bare.ts';
import type { Driver } from '#model-testing/replay.ts';
import type { emailCodeMachine } from './machines/email-code.ts';

/** One thing on a screen that is made of plain objects. */
export interface Thing {
  readonly role: string;
  readonly name?: string;
  readonly text?: string;
  readonly value?: string;
  readonly disabled?: boolean;
}

export type Snapshot = SnapshotFrom<typeof emailCodeMachine>;
export type View = (snapshot: Snapshot) => readonly Thing[];

const button = (name: string, disabled = false): Thing => ({ role: 'button', name, text: name, disabled });
const say = (text: string): Thing => ({ role: 'paragraph', text });

function codeThings(snapshot: Snapshot): readonly Thing[] {
  const { code, problem, email } = snapshot.context;
  const entering = snapshot.matches({ code: 'entering' });
  return [
    say(`Sent to ${email}`),
    button('Change e-mail'),
    ...(entering ? [{ role: 'textbox', name: 'Code', value: code }] : []),
    ...(problem === null ? [] : [say('Wrong code')]),
    ...(snapshot.matches({ code: 'expired' })
      ? [say('The code has expired'), button('Send a new code')]
      : []),
  ];
}

/** The right view of the e-mail code machine. */
export const rightView: View = (snapshot) => {
  const { email, problem } = snapshot.context;
  return [
    ...(snapshot.hasTag('busy') ? [{ role: 'progressbar' }] : []),
    ...(snapshot.matches('editing') ? [{ role: 'textbox', name: 'E-mail', value: email }] : []),
    ...(snapshot.matches('unsent') ? [say(`Not sent: ${problem}`), button('Try again')] : []),
    ...(snapshot.matches('code') ? codeThings(snapshot) : []),
    ...(snapshot.matches('locked') ? [say('Too many attempts')] : []),
    ...(snapshot.matches('verified') ? [say(`${email} is yours`), { role: 'img', name: 'Verified' }] : []),
    button('Continue', snapshot.status !== 'active' || !snapshot.can({ type: 'submit' })),
  ];
};

/** A surface over a view that is drawn again at each question. */
export function surfaceOf(draw: () => readonly Thing[]): Surface {
  return {
    find({ role, name }) {
      const thing = draw().find((one) => one.role === role && (name === undefined || one.name === name));
      const value = thing?.value;
      return {
        present: thing !== undefined,
        enabled: thing?.disabled !== true,
        ...(value === undefined ? {} : { value }),
      };
    },
    text: () =>
      draw()
        .map(({ text = '' }) => text)
        .join('\n'),
  };
}

/** Drives a view of plain objects over the bare machine. */
export function viewDriver(path: Path, view: View): Driver {
  const bare = bareDriver(path);
  const surface = surfaceOf(() => view(bare.actor.getSnapshot()));
  return {
    ...bare,
    send({ event, from }) {
      usableTarget(path.model, from, event, surface);
      bare.actor.send(event);
    },
    check: (expected) => checkSurface(path.model, expected, surface),
  };
}
