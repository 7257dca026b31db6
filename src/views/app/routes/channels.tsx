import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted, useQuestion, useReports } from '#views/app/use-actor-events.ts';
import { selectClubs } from '#machines/app/selectors.ts';
import {
  ChannelClubsPage,
  machine as clubsMachine,
  readAddress,
  writeAddress,
} from '#views/channels/clubs-page.tsx';
import { ChannelsPage, machine } from '#views/channels/page.tsx';

/** The channels of the club that the address names, or of the only one that somebody has; else the clubs. */
export const Channels = ({ actors }: { actors: AppActors }) => {
  const [path] = useLocation();
  const said = new URLSearchParams(useSearch()).get('clubId') ?? '';
  const roleId = useSelector(actors.session, ({ context }) => context.user?.roleId);
  const own = useSelector(actors.session, selectClubs);
  const named = /^[1-9]\d{0,9}$/.test(said) && Number(said) <= 2_147_483_647 ? Number(said) : null;
  const only = roleId !== 1 && own.length === 1 ? (own[0]?.clubId ?? null) : null;
  const clubId = named ?? only;
  if (clubId === null) return <Clubs actors={actors} />;
  return <Club key={clubId} actors={actors} clubId={clubId} others={only === null ? path : null} />;
};

const Club = ({ actors, clubId, others }: { actors: AppActors; clubId: number; others: string | null }) => {
  const userId = useSelector(actors.session, ({ context }) => context.user?.userId ?? 0);
  const actor = useActorRef(machine, { input: { clubId, userId } });
  useReports(actor, actors.app);
  return <ChannelsPage actor={actor} others={others} />;
};

const Clubs = ({ actors }: { actors: AppActors }) => {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const question = useMemo(() => readAddress(search), [search]);
  const actor = useActorRef(clubsMachine, { input: { question } });
  useQuestion(actor, question);
  useReports(actor, actors.app);
  useEmitted(actor, {
    'question.changed': (event) => {
      const query = writeAddress(event.question);
      navigate(query ? `${path}?${query}` : path);
    },
  });
  return <ChannelClubsPage actor={actor} />;
};
