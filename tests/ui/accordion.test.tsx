import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion, AccordionSection } from '#views/ui/accordion.tsx';
import { faultsIn } from './accessibility.ts';

const sections = [
  ['cards', 'Are cards saved?', 'Only by the provider.'],
  ['referee', 'What is a referee?', 'Who scores a match.'],
] as const;

const Owner = () => {
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (id: string): void =>
    setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  return (
    <Accordion>
      {sections.map(([id, heading, text]) => (
        <AccordionSection
          key={id}
          id={id}
          heading={heading}
          isOpen={open.includes(id)}
          onToggle={() => toggle(id)}
        >
          <p>{text}</p>
        </AccordionSection>
      ))}
    </Accordion>
  );
};

const open = (place: ParentNode = document) =>
  [...place.querySelectorAll('details[open] p')].map(({ textContent }) => textContent);

test('sections open and close by themselves, under headings that say which they are', async () => {
  const { container } = render(<Owner />);
  expect(open()).toEqual([]);
  await userEvent.click(screen.getByText('Are cards saved?'));
  await userEvent.click(screen.getByText('What is a referee?'));
  expect(open()).toEqual(['Only by the provider.', 'Who scores a match.']);
  expect(await faultsIn(container)).toEqual([]);
  await userEvent.click(screen.getByText('Are cards saved?'));
  expect(open()).toEqual(['Who scores a match.']);
});

test('arrows lead from heading to heading, Home and End to the first and the last', async () => {
  const { container } = render(<Owner />);
  const [first, last] = container.querySelectorAll('summary');
  act(() => first?.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(last);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(last);
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(first);
});

test('P11 what the browser opens for its own search is open from then on', () => {
  render(<Owner />);
  const section = screen.getByText('Who scores a match.').closest('details');
  act(() => {
    section?.setAttribute('open', '');
    section?.dispatchEvent(new Event('toggle'));
  });
  expect(open()).toEqual(['Who scores a match.']);
});

test('V21 what was opened before the app is there stays open, and no element is replaced', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Owner />);
  const served = [...place.querySelectorAll('*')];
  place.querySelector('details')?.setAttribute('open', '');
  const root = await act(async () => hydrateRoot(place, <Owner />));
  expect(open(place)).toEqual(['Only by the provider.']);
  expect([...place.querySelectorAll('*')]).toEqual(served);
  await act(async () => root.unmount());
});
