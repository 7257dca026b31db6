import type { Screenless } from './stage.ts';

export const screenless: Screenless = {
  booking: 'A rule of both halves: the server moves bookings along it, and pages ask it what can be done.',
};
