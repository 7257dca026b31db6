import { clockTime, dayName } from '#domain/matches/days.ts';
import type { MatchRow } from '#domain/scoring/scoreboard.ts';
import { matchWords } from '#domain/words/matches.ts';
import { scoreboardWords as words } from '#domain/words/scoreboard.ts';
import * as css from './board.css.ts';
import { BothSides } from './both-sides.tsx';

export type StartBoardProps = {
  match: MatchRow;
  /** The instant of the last reading. */
  now: string;
};

/** A match that has not begun: who, and when. */
export const StartBoard = ({ match, now }: StartBoardProps) => (
  <BothSides match={match}>
    {match.scheduleTime === null ? (
      <p className={css.startDay}>{matchWords.unscheduled}</p>
    ) : (
      <StartTime instant={match.scheduleTime} timeZone={match.timeZone} now={now} />
    )}
  </BothSides>
);

const StartTime = ({ instant, timeZone, now }: { instant: string; timeZone: string; now: string }) => {
  const { time, half, zone } = clockTime(instant, timeZone);
  return (
    <>
      <p className={css.startDay}>{words.starts}</p>
      <p className={css.start}>
        <time className={css.startTime} dateTime={instant}>
          {time} {half}
        </time>
        <span className={css.startDay}>
          {dayName(instant, timeZone, now)} · {zone}
        </span>
      </p>
    </>
  );
};
