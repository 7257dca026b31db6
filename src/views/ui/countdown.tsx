import * as css from './countdown.css.ts';

export type CountdownProps = {
  /** The time left as people read it. */
  time: string;
  /** What the time is for, beside the digits. */
  caption: string;
  /** How much of the whole time is left, from 0 to 1. */
  share: number;
  tone?: 'calm' | 'ending';
};

const radius = 19;
const round = 2 * Math.PI * radius;

/** A ring that empties beside the time left; nothing of it is spoken each second. */
export const Countdown = ({ time, caption, share, tone = 'calm' }: CountdownProps) => (
  <span className={css.row} data-tone={tone}>
    <svg className={css.ring} viewBox="0 0 46 46" aria-hidden>
      <circle className={css.track} cx="23" cy="23" r={radius} />
      <circle
        className={css.arc}
        cx="23"
        cy="23"
        r={radius}
        strokeDasharray={`${round * Math.min(Math.max(share, 0), 1)} ${round}`}
      />
    </svg>
    <span className={css.words}>
      <span className={css.time} role="timer" aria-live="off">
        {time}
      </span>
      <span className={css.caption}>{caption}</span>
    </span>
  </span>
);
