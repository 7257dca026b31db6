import { expect, it } from 'vitest';
import { render, screen } from '@testing-library/react';
import { NotFoundPage } from '#views/not-found/page.tsx';

it('A-2.80, A-2.81: a page that is not there says so in the given words, and leads home', () => {
  render(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The page you requested was not found.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});
