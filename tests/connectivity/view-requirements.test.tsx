import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { follow, player, WholeApp } from '#tests/session/app-harness.tsx';
import { untilStill } from '#tests/support/still.ts';

const lose = () => follow(() => void window.dispatchEvent(new Event('offline')));
const find = () => follow(() => void window.dispatchEvent(new Event('online')));
const text = 'Please check your internet connectivity';

it.each(['/privacyPolicy', '/statistics'])(
  'A-8.22 a lost network stands over %s until it is back',
  async (address) => {
    await follow(() => void render(<WholeApp given={{}} address={address} remembered={player} />));
    await untilStill();
    expect(screen.queryByText(text)).toBeNull();
    await lose();
    expect((await screen.findByText(text)).closest('[role=status]')).not.toBeNull();
    await find();
    expect(screen.queryByText(text)).toBeNull();
  },
);
