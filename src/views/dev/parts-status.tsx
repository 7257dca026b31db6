import { useState } from 'react';
import { Avatar } from '#views/ui/avatar.tsx';
import { Ball, type BallColour } from '#views/ui/ball.tsx';
import { LiveDot } from '#views/ui/live-dot.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { Spinner } from '#views/ui/spinner.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { StatusChip, type Status } from '#views/ui/status-chip.tsx';
import { Switch } from '#views/ui/switch.tsx';
import { Tag } from '#views/ui/tag.tsx';
import * as css from './parts.css.ts';

const chips: [Status, string][] = [
  ['active', 'Active'],
  ['expiringSoon', 'Expiring Soon'],
  ['expired', 'Expired'],
  ['notStarted', 'Not Started'],
  ['passwordNotSet', 'Password Not Set'],
  ['suspended', 'Suspended'],
  ['inactive', 'Inactive'],
  ['upcoming', 'Upcoming'],
  ['completed', 'Completed'],
  ['syncing', 'Syncing'],
];
const balls: BallColour[] = ['white', 'yellow', 'green', 'brown', 'blue', 'pink', 'black', 'red'];

export const PartsStatus = () => {
  const [active, setActive] = useState<'on' | 'off'>('on');
  return (
    <section className={css.fewer}>
      <SectionTitle>Status</SectionTitle>
      <Stack>
        <Stack direction="row" gap={2}>
          {chips.map(([status, text]) => (
            <StatusChip key={status} status={status}>
              {text}
            </StatusChip>
          ))}
        </Stack>
        <Stack direction="row" gap={3}>
          <LiveDot>Live</LiveDot>
          <Spinner />
          <Tag removeLabel="Remove Club Billares Obelisco">Club Billares Obelisco</Tag>
          <Tag>9 ball pool</Tag>
          <Switch label="Club active" state={active} onSwitch={setActive} />
          <Switch label="Club inactive" state="off" />
          <Switch label="Club locked" state="on" disabled />
        </Stack>
        <Stack direction="row" gap={2}>
          <Avatar name="Andrés Peñaranda" />
          <Avatar name="Marcus Whitfield" size="large" />
          <Avatar name="Club Billares Obelisco" shape="club" />
          <Avatar name="Liga Carambola Medellín" shape="club" size="small" />
          {balls.map((colour) => (
            <Ball key={colour} colour={colour} size="small" />
          ))}
        </Stack>
      </Stack>
    </section>
  );
};
