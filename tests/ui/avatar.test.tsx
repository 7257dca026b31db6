import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Avatar, initialsOf } from '#views/ui/avatar.tsx';
import { loadPictures } from './pictures.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Jorge Iván Restrepo', 'JR'],
  ['Óscar Darío Mejía', 'ÓM'],
  ['Clube Paulista de Sinuca', 'CS'],
  ['desk', 'D'],
  ['李小龍', '李'],
  ['  ', ''],
])('%s is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a photo takes the place of the initials once it has come', async () => {
  loadPictures('loaded');
  const { container } = render(<Avatar name="Andrés Peñaranda" photo="/photo.png" />);
  const photo = container.querySelector('img');
  expect([photo?.getAttribute('src'), photo?.alt]).toEqual(['/photo.png', '']);
  expect(screen.queryByText('AP')).toBeNull();
});

test('a photo that does not load leaves the initials where they are', () => {
  loadPictures('broken');
  const { container } = render(<Avatar name="Andrés Peñaranda" photo="/broken.png" />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('AP')).toBeTruthy();
});
