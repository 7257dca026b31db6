import { act } from '@testing-library/react';

/** Lets answers and parts that come late be drawn, until nothing on the page changes any more. */
export async function untilStill(): Promise<void> {
  for (let still = 0, before = ''; still < 3;) {
    await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
    const now = document.body.innerHTML;
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** Lets the frame after the next one be drawn, in which messages are read out. */
export async function untilReadOut(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await act(async () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
}
