import { fireEvent, screen } from '@testing-library/react';
import type { AnyEventObject } from 'xstate';
import { planWords as words } from '#domain/words/plan.ts';
import { rulesWords } from '#domain/words/schedule-rules.ts';
import { bookModel } from '#machines/schedule/book-model.ts';
import { calendarModel } from '#machines/schedule/calendar-model.ts';
import { clockTimesModel } from '#machines/schedule/clock-times-model.ts';
import { deskModel } from '#machines/schedule/desk-model.ts';
import type { DeskActor } from '#machines/schedule/desk.ts';
import { gridModel } from '#machines/schedule/grid-model.ts';
import type { MakeForm } from '#machines/schedule/make-form.ts';
import { makeModel } from '#machines/schedule/make-model.ts';
import { mineModel } from '#machines/schedule/mine-model.ts';
import { planModel } from '#machines/schedule/plan-model.ts';
import { rulesModel } from '#machines/schedule/rules-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { CalendarFeed } from '#views/schedule/calendar.tsx';
import { RulesPage } from '#views/schedule/rules-page.tsx';
import { page } from './opened.tsx';

const lengthChanged = (event: AnyEventObject): void => {
  fireEvent.change(screen.getByRole('combobox', { name: words.length }), {
    target: { value: String(event['slots']) },
  });
};

const gameChanged = (event: AnyEventObject): void => {
  fireEvent.change(screen.getByRole('combobox', { name: words.game }), {
    target: { value: String(event['gameType'] ?? '') },
  });
};

proveView(planModel, (plan) => page(false, { plan }));

proveView(mineModel, (mine) => page(false, { mine }));

proveView(bookModel, (book) => page(false, { book }), {
  outside: { 'length.changed': lengthChanged, 'game.changed': gameChanged },
});

proveView(deskModel, (desk: DeskActor) => page(desk.getSnapshot().context.isClub, { desk }), {
  outside: {
    'cancelling.changed': (event) => {
      const { waive, reason, refundTo } = event['change'] as {
        waive?: boolean;
        reason?: string;
        refundTo?: 'source' | 'credit';
      };
      const { toBoth, toCredit } = words.cancelling;
      if (refundTo !== undefined)
        fireEvent.click(screen.getByRole('radio', { name: refundTo === 'credit' ? toCredit : toBoth }));
      else if (waive !== undefined)
        fireEvent.click(screen.getByRole('checkbox', { name: words.cancelling.waive }));
      else fireEvent.change(screen.getByRole('textbox'), { target: { value: reason } });
    },
  },
});

proveView(makeModel, (make) => page(true, { make }), {
  outside: {
    'length.changed': lengthChanged,
    'game.changed': gameChanged,
    'form.changed': (event) => {
      const { kind, payBy, guestName } = event['change'] as Partial<MakeForm>;
      if (payBy !== undefined) fireEvent.click(screen.getByRole('radio', { name: words.making.ways[payBy] }));
      else if (kind !== undefined)
        fireEvent.click(screen.getByRole('radio', { name: words.making.kinds[kind] }));
      else
        fireEvent.change(screen.getByRole('textbox', { name: words.making.guest }), {
          target: { value: guestName },
        });
    },
    'search.changed': (event) => {
      fireEvent.change(screen.getByRole('textbox', { name: words.making.memberSearch }), {
        target: { value: event['search'] },
      });
    },
  },
});

/** The cell of the plan that the Tab key comes to. */
const cell = (): HTMLElement =>
  screen.getAllByRole('gridcell').find(({ tabIndex }) => tabIndex === 0) ?? document.body;
const press = (key: string) => (): void => void fireEvent.keyDown(cell(), { key });

proveView(gridModel, (grid) => page(true, { grid }), {
  outside: {
    carry: (event) => press((event['cell'] as { slot: number }).slot === 0 ? 'Home' : 'End')(),
    drop: () => void fireEvent.click(cell()),
    'put.back': press('Escape'),
  },
});

proveView(clockTimesModel, (clockTimes) => page(true, { clockTimes }));

proveView(calendarModel, (actor) => <CalendarFeed actor={actor} />);

proveView(rulesModel, (actor) => <RulesPage actor={actor} />, {
  outside: {
    'window.changed': (event) => {
      const { opens } = event['change'] as { opens: number };
      const [first] = screen.getAllByRole('combobox', { name: / from$/ });
      if (first) fireEvent.change(first, { target: { value: String(opens) } });
    },
    'exception.changed': (event) => {
      const { note } = event['change'] as { note: string };
      const [first] = screen.getAllByRole('textbox', { name: rulesWords.note });
      if (first) fireEvent.change(first, { target: { value: note } });
    },
    'rule.changed': (event) => {
      const { mostOpen } = event['change'] as { mostOpen: string };
      fireEvent.change(screen.getByRole('textbox', { name: rulesWords.fields.mostOpen }), {
        target: { value: mostOpen },
      });
    },
  },
});
