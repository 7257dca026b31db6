import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createActor } from 'xstate';
import { foldMachine } from '#views/dev/fold-machine.ts';
import { liveMachine } from '#views/dev/live-machine.ts';
import { sessionToolsMachine } from '#views/dev/session-tools-machine.ts';
import { SwitchBar, type SwitchBarProps } from '#views/dev/switch-bar.tsx';
import { switchesMachine } from '#views/dev/switches-machine.ts';

/** The bar's actors, open unless said otherwise, with whatever a test puts in the place of one. */
export function barActors(given: Partial<SwitchBarProps> = {}): SwitchBarProps {
  const fold = createActor(foldMachine).start();
  fold.send({ type: 'fold.toggled' });
  return {
    switches: createActor(switchesMachine).start(),
    tools: createActor(sessionToolsMachine).start(),
    fold,
    live: createActor(liveMachine),
    onStartAnew: () => {},
    ...given,
  };
}

/** The bar as someone meets it. */
export function showBar(given: Partial<SwitchBarProps> = {}) {
  const props = barActors(given);
  return { ...props, user: userEvent.setup(), ...render(<SwitchBar {...props} />) };
}
