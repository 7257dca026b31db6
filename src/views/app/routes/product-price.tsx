import { useActorRef, useSelector } from '@xstate/react';
import { useLocation } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import { offOf, UnlessOff } from '#views/app/club-off.tsx';
import { useEmitted, useReports } from '#views/app/use-actor-events.ts';
import { NotFoundPage } from '#views/not-found/page.tsx';
import { OtherPrices } from '#views/products/other-types.tsx';
import { NoProducts } from '#views/products/page.tsx';
import { machine, PricesPage, selectTariff } from '#views/products/prices-page.tsx';
import { numberIn } from './number-in.ts';

type Props = { actors: AppActors; params: Readonly<Record<string, string>> };

/** The prices of a product by its type: table time has prices here, the others are kept elsewhere. */
export const ProductPrice = ({ actors, params: { id, type } }: Props) => {
  const user = useSelector(actors.session, selectUser);
  const productId = numberIn(id);
  if (productId === null) return <NotFoundPage />;
  if (type === 'once' || type === 'recurring') return <OtherPrices type={type} />;
  if (type !== 'time') return <NotFoundPage />;
  if (user === null) return null;
  if (user.roleId === 1) return <NoProducts of="association" />;
  return <Prices key={productId} actors={actors} productId={productId} userId={user.userId} />;
};

type PricesProps = { actors: AppActors; productId: number; userId: number };

const Prices = ({ actors, productId, userId }: PricesProps) => {
  const [, navigate] = useLocation();
  const actor = useActorRef(machine, { input: { productId, typedBy: userId } });
  useReports(actor, actors.app);
  useEmitted(actor, {
    left: () => navigate('/manageProduct'),
  });
  // Which club it is of is known once the prices are read; what is typed lives in the actor.
  const clubId = useSelector(actor, selectTariff)?.club.clubId;
  const club = useSelector(actors.session, selectClubs).find((one) => one.clubId === clubId);
  return (
    <UnlessOff key={clubId} off={club ? offOf(club) : null}>
      <PricesPage actor={actor} />
    </UnlessOff>
  );
};
