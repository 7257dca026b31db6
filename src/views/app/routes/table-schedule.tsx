import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isDay } from '#domain/dates/day.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import type { FreeDayQuestion } from '#machines/schedule/free-day.ts';
import { planNews } from '#machines/live/plan-news.ts';
import { useEmitted, useQuestion, useReports } from '#views/app/use-actor-events.ts';
import { CalendarFeed, calendarMachine } from '#views/schedule/calendar.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { FreeDay, freeDayMachine } from '#views/schedule/free-day.tsx';
import { machine, NoPlan, SchedulePage, type Booker } from '#views/schedule/page.tsx';

type Clubs = readonly { clubId: number; name: string }[];

/** The plan of the club that the address names, else of the first of one's own. */
export const TableSchedule = ({ actors }: { actors: AppActors }) => {
  const clubs = useSelector(actors.session, selectClubs);
  const user = useSelector(actors.session, selectUser);
  const address = new URLSearchParams(useSearch());
  const said = Number(address.get('clubId'));
  const chosen = clubs.find(({ clubId }) => clubId === said) ?? clubs[0];
  if (user === null) return null;
  if (chosen === undefined) return <NoPlan />;
  const isClub = user.roleId === 3;
  return (
    <Plan key={chosen.clubId} {...{ actors, clubs, isClub }} clubId={chosen.clubId} date={dayIn(address)} />
  );
};

/** The day that an address names, if it names one. */
const dayIn = (address: URLSearchParams): string | null => {
  const day = address.get('day') ?? '';
  return isDay(day) ? day : null;
};

const listening = machine.provide({ actors: { news: planNews } });

type Props = { actors: AppActors; clubs: Clubs; clubId: number; isClub: boolean; date: string | null };

const Plan = ({ actors, clubs, clubId, isClub, date }: Props) => {
  const [path, navigate] = useLocation();
  const page = useActorRef(listening, { input: { clubId, isClub, date } });
  useQuestion(
    page,
    useMemo(() => ({ date }), [date]),
  );
  const { plan, desk, grid, book, make, clockTimes, mine } = useSelector(page, ({ children }) => children);
  useReports(plan, actors.app);
  useReports(desk, actors.app);
  useReports(grid, actors.app);
  useReports(make, actors.app);
  useReports(clockTimes, actors.app);
  useReports(mine, actors.app);
  const booker: Booker | null =
    make && clockTimes
      ? { isClub: true, make, clockTimes }
      : book && mine
        ? { isClub: false, book, mine }
        : null;
  if (plan === undefined || desk === undefined || grid === undefined || booker === null) return null;
  const showDay = (day: string | null): void =>
    navigate(`${path}?clubId=${clubId}${day === null ? '' : `&day=${day}`}`);
  return (
    <Stack gap={5}>
      <SchedulePage
        {...{ plan, desk, grid, booker, clubs, clubId }}
        onClub={(other) => navigate(`${path}?clubId=${other}`)}
        onDay={showDay}
        renderFreeDay={(asked) => <NextFree key={JSON.stringify(asked)} asked={asked} onDay={showDay} />}
      />
      {!isClub && <Calendar actors={actors} />}
    </Stack>
  );
};

/** Searches again when the day, the length or the game changes. */
const NextFree = ({ asked, onDay }: { asked: FreeDayQuestion; onDay: (date: string) => void }) => {
  const actor = useActorRef(freeDayMachine, { input: asked });
  useEmitted(actor, { 'day.chosen': ({ date }) => onDay(date) });
  return <FreeDay actor={actor} />;
};

const Calendar = ({ actors }: Pick<Props, 'actors'>) => {
  const actor = useActorRef(calendarMachine, { input: { origin: location.origin } });
  useReports(actor, actors.app);
  return <CalendarFeed actor={actor} />;
};
