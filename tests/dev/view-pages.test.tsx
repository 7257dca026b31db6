import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { devWords } from '#domain/words/dev.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { DevBundle } from '#views/dev/dev-bundle.tsx';
import { errorCatalogue } from '#views/dev/error-catalogue.ts';
import { switchNames } from '#views/dev/switch-names.ts';

const open = (path: string) => {
  history.replaceState(null, '', path);
  return render(<DevBundle />);
};
/** The rows of the specification's section on errors, by id; counts under. */
const specified = [...Array(23).keys()]
  .map((index) => `A-8.${String(index + 1).padStart(2, '0')}`)
  .map((id) => (id === 'A-8.21' ? 'A-2.77' : id));

describe('the start page', () => {
  it('leads to every tool', async () => {
    const { container } = open('/dev');
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dev/app/',
      '/dev/errors',
      '/dev/parts',
      '/dev/clock',
      '/dev/outbox',
      '/dev/machines',
    ]);
    expect(await faultsIn(container)).toEqual([]);
  });

  it('leads back from an address that no tool has', () => {
    open('/dev/nothing');
    expect(screen.getByText('The page you requested was not found.')).toBeTruthy();
    expect(screen.getByRole('link', { name: devWords.start }).getAttribute('href')).toBe('/dev');
  });
});

describe('the error catalogue', () => {
  it.each(specified)('has a row for %s', (id) => {
    expect(errorCatalogue.some(({ requirements }) => requirements.includes(id))).toBe(true);
  });

  it.each(switchNames)('has something that can be seen today with the switch %s', (name) => {
    expect(errorCatalogue.some((row) => row.switch === name)).toBe(true);
  });

  it('holds the texts of the specification to the letter', () => {
    const texts = errorCatalogue.flatMap(({ seen }) => seen).map((one) => ('text' in one ? one.text : ''));
    expect(texts).toEqual(
      expect.arrayContaining([
        'There is no internet connection at the moment, please check your network and try again.',
        'No Internet',
        'We’re unable to connect to our services.',
        'Session expired, Please login again.',
        'Invalid email id or password',
        'Something went wrong, Please try again.',
        'Something went wrong',
        'Something went wrong.',
        'Please check your internet connectivity',
      ]),
    );
  });

  it('shows every row', async () => {
    const { container } = open('/dev/errors');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(errorCatalogue.length);
    expect(await faultsIn(container)).toEqual([]);
  });
});
