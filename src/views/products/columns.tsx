import Archive from 'lucide-react/icons/archive';
import Coins from 'lucide-react/icons/coins';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Pencil from 'lucide-react/icons/pencil';
import { moneyText } from '#domain/payments/money.ts';
import { productWords as words } from '#domain/words/products.ts';
import type { ProductDeskEvent } from '#machines/products/desk.ts';
import type { ProductRow } from '#machines/products/list.ts';
import type { ProductDesk } from '#machines/products/selectors.ts';
import { Acts } from '#views/ui/acts.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { Link } from '#views/ui/link.tsx';
import { MenuItem } from '#views/ui/menu-item.tsx';
import { MenuLink } from '#views/ui/menu-link.tsx';
import { MenuRule } from '#views/ui/menu-rule.tsx';
import { Menu } from '#views/ui/menu.tsx';
import type { Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import * as css from './page.css.ts';

/** What can be done at the list. */
export type DeskParts = { at: ProductDesk; send: (event: ProductDeskEvent) => void };

type Clubs = readonly { clubId: number; name: string }[];

const pricesAddress = ({ productId }: ProductRow): `/${string}` => `/productPrice/${productId}/time`;

/** What the list tells of a product, and what can be done to it; the club where one runs several. */
export function productColumns(parts: DeskParts, clubs: Clubs): readonly Column<ProductRow>[] {
  const all: readonly Column<ProductRow>[] = [
    {
      id: 'name',
      head: words.columns.name,
      place: 'title',
      cell: (product) => <TwoLine main={<Name product={product} />} detail={product.description} />,
    },
    {
      id: 'club',
      head: words.columns.club,
      place: 'line',
      cell: ({ clubId }) => clubs.find((club) => club.clubId === clubId)?.name ?? '',
    },
    {
      id: 'base',
      head: words.columns.base,
      align: 'end',
      place: 'foot',
      blockHead: true,
      cell: ({ base, currency }) => (
        <span className={base === null ? css.muted : css.amount}>
          {base === null ? words.unpriced : moneyText(base, currency)}
        </span>
      ),
    },
    {
      id: 'tables',
      head: words.columns.tables,
      place: 'foot',
      cell: ({ tables }) => words.tables(tables),
    },
    {
      id: 'actions',
      head: words.columns.actions,
      headState: 'hidden',
      align: 'end',
      place: 'aside',
      cell: (product) => <Actions product={product} parts={parts} />,
    },
  ];
  return clubs.length > 1 ? all : all.filter(({ id }) => id !== 'club');
}

const Name = ({ product }: { product: ProductRow }) =>
  product.isArchived ? (
    product.name
  ) : (
    <Link href={pricesAddress(product)} tone="quiet">
      {product.name}
    </Link>
  );

/** What is archived is not changed any more. */
const Actions = ({ product, parts: { at, send } }: { product: ProductRow; parts: DeskParts }) => {
  if (product.isArchived) return null;
  const archive = { type: 'archive', product } as const;
  return (
    <Menu trigger={<IconButton label={words.actionsOf(product.name)} icon={EllipsisVertical} size="small" />}>
      <MenuLink href={pricesAddress(product)} icon={Coins}>
        {words.prices}
      </MenuLink>
      <Acts of={[product.clubId]}>
        <MenuLink href={`/manageProduct?product=${product.productId}`} icon={Pencil}>
          {words.edit}
        </MenuLink>
        <MenuRule />
        <MenuItem icon={Archive} tone="danger" disabled={!at.can(archive)} onSelect={() => send(archive)}>
          {words.archive}
        </MenuItem>
      </Acts>
    </Menu>
  );
};
