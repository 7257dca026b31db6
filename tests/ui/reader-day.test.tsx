import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { dayAt } from '#domain/matches/days.ts';
import { ReaderDay } from '#views/ui/reader-day.tsx';

afterEach(() => vi.restoreAllMocks());

const evening = '2026-11-21T01:30:00.000Z';
const day = <ReaderDay instant={evening} textIn={(zone) => dayAt(evening, zone)} />;

it('P9 what was published in the evening in the Americas bears that day there, and that of UTC on the server', () => {
  expect(renderToString(day)).toContain(dayAt(evening, 'UTC'));
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'America/Bogota',
  });
  render(day);
  expect(screen.getByText(dayAt(evening, 'America/Bogota'))).toBeDefined();
  expect(dayAt(evening, 'America/Bogota')).not.toBe(dayAt(evening, 'UTC'));
});
