import { useEffect, useState } from 'react';
import { devWords } from '#domain/words/dev.ts';
import { Stack } from '#views/ui/stack.tsx';
import { Text } from '#views/ui/text.tsx';
import { distanceText } from './clock-distance.ts';
import type { ServerClock } from './server-clock.ts';
import * as css from './tool-page.css.ts';

const words = devWords.clock;

/** The server's time as it goes on. */
export const ClockFace = ({ clock }: { clock: ServerClock }) => {
  const instant = Temporal.Instant.fromEpochMilliseconds(useTicking(clock));
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const distance = distanceText(clock.offset);
  return (
    <Stack gap={1}>
      <Text tone="secondary">{words.now}</Text>
      <time className={css.time} dateTime={instant.toString()}>
        {timeIn(instant, zone)}
      </time>
      <Text tone="secondary">{zone}</Text>
      {zone !== 'UTC' && (
        <Text tone="secondary">
          {timeIn(instant, 'UTC')} {words.utc}
        </Text>
      )}
      <Text>
        {distance === '' ? words.asMachine : (clock.offset > 0 ? words.ahead : words.behind)(distance)}
      </Text>
    </Stack>
  );
};

function timeIn(instant: Temporal.Instant, zone: string): string {
  const local = instant.toZonedDateTimeISO(zone).toPlainDateTime();
  return local.toString({ smallestUnit: 'second' }).replace('T', ' ');
}

/** The time on the server's clock, second by second. */
function useTicking({ now }: ServerClock): number {
  const [time, setTime] = useState(() => Date.parse(now));
  useEffect(() => {
    const began = performance.now();
    const tick = () => setTime(Date.parse(now) + Math.floor(performance.now() - began));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
