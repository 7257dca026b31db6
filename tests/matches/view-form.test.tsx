import { fireEvent, screen } from '@testing-library/react';
import type { MatchSeat, MatchTextField } from '#domain/matches/form.ts';
import { matchFormWords as words } from '#domain/words/match-form.ts';
import { matchFormModel } from '#machines/matches/form-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { MatchFormPage } from '#views/matches/form-page.tsx';

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

proveView(matchFormModel, (actor) => <MatchFormPage actor={actor} />, {
  outside: {
    changed: (event) => {
      const { field, value } = event as unknown as { field: MatchTextField; value: string };
      const name = words.fields[field];
      const control = screen.queryByRole('textbox', { name }) ?? screen.getByRole('combobox', { name });
      fireEvent.change(control, { target: { value } });
    },
    choose: (event) => {
      const label = words.fields[event['seat'] as MatchSeat];
      const isSeated = screen.queryByRole('button', { name: words.change(label) }) !== null;
      press((isSeated ? words.change : words.choose)(label));
    },
    'take.off': (event) => press(words.takeOff(words.fields[event['seat'] as MatchSeat])),
  },
});
