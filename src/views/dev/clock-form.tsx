import { useSelector } from '@xstate/react';
import { devWords } from '#domain/words/dev.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Segmented } from '#views/ui/segmented.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import type { ClockUnit } from './clock-distance.ts';
import type { ClockActor } from './clock-machine.ts';

const words = devWords.clock;
const units = (['minute', 'hour', 'day'] satisfies ClockUnit[]).map((value) => ({
  value,
  label: words.units[value],
}));

/** Moves the server's clock. */
export const ClockForm = ({ actor }: { actor: ClockActor }) => {
  const snapshot = useSelector(actor, (current) => current);
  const { amount, unit } = snapshot.context;
  const state = snapshot.hasTag('busy') ? 'busy' : 'idle';
  return (
    <Stack>
      {snapshot.matches({ shown: 'refused' }) && (
        <Banner tone="error" announce="alert">
          {words.failed}
        </Banner>
      )}
      <Stack direction="row" align="end">
        <TextField
          label={words.amount}
          inputMode="numeric"
          value={amount}
          readOnly={state === 'busy'}
          error={snapshot.matches({ shown: 'faulty' }) ? words.amountMalformed : undefined}
          onChange={(event) => actor.send({ type: 'amount.changed', amount: event.currentTarget.value })}
        />
        <Segmented
          label={words.unit}
          options={units}
          value={unit}
          onValueChange={(chosen) => actor.send({ type: 'unit.changed', unit: chosen })}
        />
      </Stack>
      <Stack direction="row" gap={2}>
        <Button tone="primary" state={state} onClick={() => actor.send({ type: 'move.forward' })}>
          {words.forward}
        </Button>
        <Button state={state} onClick={() => actor.send({ type: 'move.back' })}>
          {words.back}
        </Button>
        <Button state={state} onClick={() => actor.send({ type: 'reset' })}>
          {words.reset}
        </Button>
      </Stack>
    </Stack>
  );
};
