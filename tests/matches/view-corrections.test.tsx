import { useSelector } from '@xstate/react';
import { fireEvent, screen } from '@testing-library/react';
import { correctionWords as words } from '#domain/words/corrections.ts';
import type { CorrectionsActor } from '#machines/matches/corrections.ts';
import { correctionsModel } from '#machines/matches/corrections-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { Corrections } from '#views/matches/corrections.tsx';

/** The page has read the match again whenever it was changed. */
const Shown = ({ actor }: { actor: CorrectionsActor }) => (
  <Corrections actor={actor} match={useSelector(actor, ({ context }) => context.match)} />
);

proveView(correctionsModel, (actor) => <Shown actor={actor} />, {
  outside: {
    'form.changed': (event) => {
      const { reason } = event['form'] as { reason: string };
      fireEvent.change(screen.getByRole('textbox', { name: words.reason }), { target: { value: reason } });
    },
    submit: () => {
      fireEvent.click(screen.getByRole('button', { name: /^(Save the correction|Take it back now)$/ }));
    },
  },
});
