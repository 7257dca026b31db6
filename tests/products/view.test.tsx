import { fireEvent, screen, within } from '@testing-library/react';
import { productWords as words } from '#domain/words/products.ts';
import { scheduleWords } from '#domain/words/schedule.ts';
import { productDeskModel } from '#machines/products/desk-model.ts';
import { productFormModel } from '#machines/products/form-model.ts';
import { productListModel } from '#machines/products/list-model.ts';
import { poolTime } from '#machines/products/sample-products.ts';
import { timePriceModel } from '#machines/products/time-price-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { ProductFormPage } from '#views/products/form-page.tsx';
import { PricesPage } from '#views/products/prices-page.tsx';
import { page, startDesk, startList } from './opened.tsx';

proveView(productListModel, (actor) => page(actor, startDesk()), {
  outside: {
    'filters.changed': (event) => {
      const { isArchived } = event['filters'] as { isArchived: boolean };
      const name = isArchived ? words.kept.archived : words.kept.sold;
      fireEvent.click(screen.getByRole('radio', { name }));
    },
  },
});

proveView(productDeskModel, (desk) => page(startList(), desk), {
  beneath: [
    {
      role: 'menuitem',
      name: words.archive,
      open: () => {
        const button = screen.queryByRole('button', { name: words.actionsOf(poolTime.name) });
        if (button) fireEvent.keyDown(button, { key: 'Enter' });
      },
      close: () => {
        const menu = screen.queryByRole('menu');
        if (menu) fireEvent.keyDown(menu, { key: 'Escape' });
      },
    },
  ],
});

proveView(productFormModel, (actor) => <ProductFormPage actor={actor} />);

const sunday = scheduleWords.weekdays[6] ?? '';

proveView(timePriceModel, (actor) => <PricesPage actor={actor} />, {
  outside: {
    'trial.changed': (event) => {
      const { slots } = event['change'] as { slots: number };
      fireEvent.change(screen.getByRole('combobox', { name: words.trial.length }), {
        target: { value: String(slots) },
      });
    },
    'rule.limited': () => {
      const first = within(screen.getByRole('group', { name: words.rule(1) }));
      fireEvent.click(first.getByRole('checkbox', { name: sunday }));
    },
  },
});
