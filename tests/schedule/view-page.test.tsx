import { useSelector } from '@xstate/react';
import { schedulePageModel } from '#machines/schedule/page-model.ts';
import type { SchedulePageActor } from '#machines/schedule/page.ts';
import { proveSystemView } from '#tests/support/view-system.tsx';
import { SchedulePage, type Booker } from '#views/schedule/page.tsx';

const clubId = 3;

const Page = ({ page }: { page: SchedulePageActor }) => {
  const { plan, desk, grid, book, make, clockTimes, mine } = useSelector(page, ({ children }) => children);
  const booker: Booker | null =
    make && clockTimes
      ? { isClub: true, make, clockTimes }
      : book && mine
        ? { isClub: false, book, mine }
        : null;
  if (plan === undefined || desk === undefined || grid === undefined || booker === null) return null;
  return (
    <SchedulePage
      {...{ plan, desk, grid, booker, clubId }}
      clubs={[{ clubId, name: 'Brooklyn Rack House' }]}
      onClub={() => {}}
      onDay={(date) => page.send({ type: 'address.changed', question: { date } })}
      renderFreeDay={() => null}
    />
  );
};

proveSystemView(schedulePageModel, (page) => <Page page={page} />, {
  unseen: [
    'book release',
    'book stay',
    'book table.chosen',
    'desk check.in',
    'desk open',
    'grid confirm',
    'make start.chosen',
    'make stay',
    'make table.chosen',
    'mine retry',
  ],
});
