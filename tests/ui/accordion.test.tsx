import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Accordion, AccordionSection } from '#views/ui/accordion.tsx';
import { faultsIn } from './accessibility.ts';

const sections = [
  ['cards', 'Are cards saved?', 'Only by the provider.'],
  ['referee', 'What is a referee?', 'Who scores a match.'],
] as const;

const Owner = ({ first }: { first?: string }) => {
  const [open, setOpen] = useState(first === undefined ? [] : [first]);
  const toggle = (id: string): void =>
    setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  return (
    <Accordion open={open} onToggle={toggle}>
      {sections.map(([id, heading, text]) => (
        <AccordionSection
          key={id}
          id={id}
          heading={heading}
          isOpen={open.includes(id)}
          onFound={() => toggle(id)}
        >
          <p>{text}</p>
        </AccordionSection>
      ))}
    </Accordion>
  );
};

const open = () => screen.queryAllByRole('region').map(({ textContent }) => textContent);

test('sections open and close by themselves, under headings that say which they are', async () => {
  const { container } = render(<Owner />);
  expect(open()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Are cards saved?' }));
  await userEvent.click(screen.getByRole('button', { name: 'What is a referee?' }));
  expect(open()).toEqual(['Only by the provider.', 'Who scores a match.']);
  expect(screen.getByRole('region', { name: 'Are cards saved?' })).toBeTruthy();
  expect(await faultsIn(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Are cards saved?' }));
  expect(open()).toEqual(['Who scores a match.']);
});

test('arrows lead from heading to heading, Enter opens', async () => {
  render(<Owner />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(open()).toEqual(['Who scores a match.']);
  await userEvent.keyboard('{Home} ');
  expect(open()).toEqual(['Only by the provider.', 'Who scores a match.']);
});

test('what is closed stands in the page for the search of the browser, which opens it', () => {
  render(<Owner first="cards" />);
  const content = screen.getByText('Who scores a match.').closest('[hidden]');
  expect(content?.getAttribute('hidden')).toBe('until-found');
  act(() => void content?.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(open()).toEqual(['Only by the provider.', 'Who scores a match.']);
});
