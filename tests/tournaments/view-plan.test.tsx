import { fireEvent, screen } from '@testing-library/react';
import { planPageWords as words } from '#domain/words/plan-page.ts';
import { planModel } from '#machines/tournaments/plan-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { typeDateTime } from '#tests/support/view-date-time.ts';
import { PlanPage } from '#views/tournaments/plan-page.tsx';

proveView(planModel, (plan) => <PlanPage plan={plan} />, {
  outside: {
    'option.changed': (event) => {
      const { minutes } = event['options'] as { minutes: string };
      fireEvent.change(screen.getByRole('textbox', { name: words.fields.minutes }), {
        target: { value: minutes },
      });
    },
    'draft.changed': (event) => {
      const { tableId, time } = event['draft'] as { tableId?: string; time?: string };
      if (time !== undefined) return typeDateTime(words.when, time);
      fireEvent.change(screen.getByRole('combobox', { name: words.fields.tableIds }), {
        target: { value: tableId },
      });
    },
    submit: () => {
      fireEvent.click(screen.getByRole('button', { name: /^(Call now|Save)$/ }));
    },
  },
});
