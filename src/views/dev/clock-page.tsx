import { useActorRef, useSelector } from '@xstate/react';
import { devWords } from '#domain/words/dev.ts';
import { errorWords } from '#domain/words/errors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { ClockFace } from './clock-face.tsx';
import { ClockForm } from './clock-form.tsx';
import { clockMachine, type ClockActor } from './clock-machine.ts';
import { ToolPage } from './tool-page.tsx';

const words = devWords.clock;

/** The server's time, and a way to move it. */
export const ClockPage = () => (
  <ToolPage title={words.title} detail={words.detail}>
    <Card padding="feature">
      <ClockPanel actor={useActorRef(clockMachine)} />
    </Card>
  </ToolPage>
);

/** The clock, once the server has said its time. */
export const ClockPanel = ({ actor }: { actor: ClockActor }) => {
  const clock = useSelector(actor, ({ context }) => context.clock);
  const isUnread = useSelector(actor, (snapshot) => snapshot.matches('unread'));
  if (isUnread) {
    return (
      <Stack align="start">
        <Banner tone="error" announce="alert">
          {errorWords.unanswered}
        </Banner>
        <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>
      </Stack>
    );
  }
  if (!clock) return <SkeletonRows label={words.reading} count={3} />;
  return (
    <Stack gap={6}>
      <ClockFace clock={clock} />
      <ClockForm actor={actor} />
    </Stack>
  );
};
