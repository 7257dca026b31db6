import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { devWords } from '#domain/words/dev.ts';
import { errorWords } from '#domain/words/errors.ts';
import { Button } from '#views/ui/button.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { Switch } from '#views/ui/switch.tsx';
import type { LiveActor } from './live-machine.ts';
import * as css from './switch-bar.css.ts';

const words = devWords.live;

/** Lets the demo's live matches go on. */
export const LiveSwitch = ({ actor }: { actor: LiveActor }) => {
  const snapshot = useSelector(actor, (current) => current);
  const titleId = useId();
  const isOn = snapshot.matches('moving') || snapshot.matches('starting');
  return (
    <section aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        {words.title}
      </h2>
      {snapshot.matches('unread') ? (
        <Button size="small" onClick={() => actor.send({ type: 'retry' })}>
          {errorWords.retry}
        </Button>
      ) : (
        <Stack direction="row" gap={2} align="center">
          <Switch
            label={words.label}
            state={isOn ? 'on' : 'off'}
            aria-disabled={!snapshot.can({ type: 'toggled' })}
            onSwitch={() => actor.send({ type: 'toggled' })}
          />
          <span aria-hidden>{words.label}</span>
        </Stack>
      )}
      <p className={css.told} role="status">
        {toldOf(snapshot)}
      </p>
    </section>
  );
};

function toldOf(snapshot: ReturnType<LiveActor['getSnapshot']>): string {
  if (snapshot.matches('unread')) return errorWords.unanswered;
  if (snapshot.matches('reading')) return words.reading;
  const { live } = snapshot.context;
  const standing = snapshot.matches('moving') ? words.moving : snapshot.matches('still') ? words.still : '';
  const isRefused = snapshot.matches({ moving: 'refused' }) || snapshot.matches({ still: 'refused' });
  return [isRefused ? words.failed : '', standing, standing && words.count(live)].filter(Boolean).join(' ');
}
