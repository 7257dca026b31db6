import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import { machine as formMachine, ProductFormPage } from '#views/products/form-page.tsx';
import {
  deskMachine,
  machine,
  NoProducts,
  ProductsPage,
  readAddress,
  searchMachine,
  writeAddress,
} from '#views/products/page.tsx';
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
  const clubId = clubs.find((club) => club.clubId === Number(said.get('clubId')))?.clubId ?? first.clubId;
  return <Product key={`${clubId} ${named}`} actors={actors} clubId={clubId} productId={productId} />;
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
  useEmitted(actor, {
    notice: actors.notices.send,
    left: () => navigate('/manageProduct'),
    added: (event) => navigate(`/productPrice/${event.productId}/time`),
  });
  return <ProductFormPage actor={actor} />;
};

/** The list; what it asks stands in the address, and Back asks what was asked before. */
const List = ({ actors, clubs }: { actors: AppActors; clubs: Clubs }) => {
  const said = useSearch();
  const [path, navigate] = useLocation();
  const question = useMemo(() => readAddress(said), [said]);
  const { text } = question.filters;
  const actor = useActorRef(machine, { input: { question } });
  const search = useActorRef(searchMachine, { input: { text } });
  const desk = useActorRef(deskMachine);
  useEffect(() => actor.send({ type: 'address.changed', question }), [actor, question]);
  useEffect(() => search.send({ type: 'address.changed', text }), [search, text]);
  useEmitted(actor, {
    'question.changed': (event) => {
      const query = writeAddress(event.question);
      navigate(query ? `${path}?${query}` : path);
    },
    notice: actors.notices.send,
  });
  useEmitted(desk, {
    notice: actors.notices.send,
    'product.changed': () => actor.send({ type: 'refresh.due' }),
  });
  useEmitted(search, {
    'search.chosen': (event) => {
      // The same words once more would only lead back to the first page.
      if (event.text !== actor.getSnapshot().context.question.filters.text)
        actor.send({ type: 'filters.changed', filters: { text: event.text } });
    },
  });
  return <ProductsPage actor={actor} desk={desk} search={search} clubs={clubs} />;
};
