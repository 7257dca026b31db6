import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { faqWords as words } from '#domain/words/faq.ts';
import { faqMachine, type FaqActor } from '#machines/faq/machine.ts';
import { walkthroughMachine } from '#machines/faq/walkthrough.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { FaqPage } from '#views/faq/page.tsx';
import { Walkthrough } from '#views/faq/walkthrough.tsx';

const opened = (...open: string[]): FaqActor =>
  createActor(faqMachine, { input: { place: { text: '', open } } }).start();

it('C-1.16 a section opens and closes by its heading', async () => {
  render(<FaqPage actor={opened()} mayOpen={() => true} walkthrough={null} />);
  const heading = screen.getByText('What does Is Referee mean?').closest('summary');
  const section = heading?.parentElement as HTMLDetailsElement;
  expect(section.open).toBe(false);
  await userEvent.click(heading as HTMLElement);
  expect(section.open).toBe(true);
  expect(section.textContent).toMatch(/Nobody scores a match that they play in/);
  await userEvent.click(heading as HTMLElement);
  expect(section.open).toBe(false);
});

it('a word of a closed answer is found by the search of the browser, and the answer opens', () => {
  const actor = opened();
  render(<FaqPage actor={actor} mayOpen={() => true} walkthrough={null} />);
  const section = screen.getByText(/Nobody scores a match that they play in/).closest('details');
  act(() => {
    section?.setAttribute('open', '');
    section?.dispatchEvent(new Event('toggle'));
  });
  expect(actor.getSnapshot().context.open).toEqual(['referee']);
});

it('an answer leads to its page only those who may open it, and says where a page is not there yet', () => {
  const actor = opened('editing-profile');
  const { rerender } = render(<FaqPage actor={actor} mayOpen={() => false} walkthrough={null} />);
  expect(screen.queryByRole('link', { name: 'Open My Profile' })).toBeNull();
  rerender(<FaqPage actor={actor} mayOpen={() => true} walkthrough={null} />);
  expect(screen.getByRole('link', { name: 'Open My Profile' }).getAttribute('href')).toBe(
    '/profile/my-profile',
  );
});

it('has no finding of axe, with answers open and with nothing found', async () => {
  const actor = opened('registration', 'referee');
  const { container } = render(<FaqPage actor={actor} mayOpen={() => true} walkthrough={null} />);
  expect(await faultsIn(container)).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox', { name: words.search }), 'zzz');
  expect(await screen.findByRole('heading', { name: words.none })).toBeDefined();
  expect(await faultsIn(container)).toEqual([]);
});

it('C-1.17 the walkthrough is a popup with captions, and Escape closes it', async () => {
  const actor = createActor(walkthroughMachine, { input: { film: null, isStill: true } }).start();
  render(<Walkthrough actor={actor} />);
  await userEvent.click(screen.getByRole('button', { name: 'Watch how it works' }));
  expect(screen.getByText('Scene 1 of 5')).toBeDefined();
  expect(await faultsIn(document.body)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Next scene' }));
  expect(screen.getByText(/Six digits come by email/)).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('C-1.17 the film of the operator stands in its place, with captions', async () => {
  const film = { url: 'https://films.example/a.mp4', captions: 'https://films.example/a.vtt' };
  const actor = createActor(walkthroughMachine, { input: { film, isStill: true } }).start();
  render(<Walkthrough actor={actor} />);
  expect(document.querySelector('video')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Watch how it works' }));
  const video = document.querySelector('video');
  expect(video?.getAttribute('src')).toBe(film.url);
  expect(video?.querySelector('track[kind=captions]')?.getAttribute('src')).toBe(film.captions);
});
