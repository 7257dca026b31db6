import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { offOf, UnlessOff } from '#views/app/club-off.tsx';
import { useEmitted, useReports } from '#views/app/use-actor-events.ts';
import { useListPage } from '#views/app/use-list-page.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import { machine as formMachine, ProductFormPage } from '#views/products/form-page.tsx';
import { pageMachine, NoProducts, ProductsPage, readAddress, writeAddress } from '#views/products/page.tsx';
import { numberIn } from './number-in.ts';

type Clubs = readonly { clubId: number; name: string }[];

/** What the own clubs sell; the address may name one product to change, or a new one. */
export const Products = ({ actors }: { actors: AppActors }) => {
  const user = useSelector(actors.session, selectUser);
  const clubs = useSelector(actors.session, selectClubs);
  const said = new URLSearchParams(useSearch());
  const [first] = clubs;
  if (user?.roleId === 1) return <NoProducts of="association" />;
  if (!first) return <NoProducts of="nobody" />;
  const named = said.get('product');
  const productId = numberIn(named);
  if (named !== 'new' && productId === null) return <List actors={actors} clubs={clubs} />;
  const club = clubs.find((one) => one.clubId === Number(said.get('clubId'))) ?? first;
  const { clubId } = club;
  return (
    <UnlessOff key={`${clubId} ${named}`} off={offOf(club)}>
      <Product actors={actors} clubId={clubId} productId={productId} />
    </UnlessOff>
  );
};

const Product = ({
  actors,
  clubId,
  productId,
}: {
  actors: AppActors;
  clubId: number;
  productId: number | null;
}) => {
  const [, navigate] = useLocation();
  const userId = useSelector(actors.session, ({ context }) => context.user?.userId ?? 0);
  const actor = useActorRef(formMachine, { input: { clubId, productId, typedBy: userId } });
  useReports(actor, actors.app);
  useEmitted(actor, {
    left: () => navigate('/manageProduct'),
    added: (event) => navigate(`/productPrice/${event.productId}/time`),
  });
  return <ProductFormPage actor={actor} />;
};

/** The list of what the clubs sell. */
const List = ({ actors, clubs }: { actors: AppActors; clubs: Clubs }) => {
  const said = useSearch();
  const question = useMemo(() => readAddress(said), [said]);
  const { list, actions, search } = useListPage(
    actors,
    pageMachine,
    { question, searchBy: 'text' },
    writeAddress,
  );
  return <ProductsPage actor={list} desk={actions} search={search} clubs={clubs} />;
};
