import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Choice } from '#views/ui/choice.ts';
import { Combobox } from '#views/ui/combobox.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { MultiChoice } from '#views/ui/multi-choice.tsx';
import { faultsIn } from './accessibility.ts';

const choices: Choice[] = [
  { value: 'CO', label: 'Colombia', detail: '+57', short: 'CO +57' },
  { value: 'MX', label: 'México', detail: '+52', short: 'MX +52' },
  { value: 'FM', label: 'Micronesia', detail: '+691', short: 'FM +691' },
  { value: 'US', label: 'United States', detail: '+1', short: 'US +1' },
];
const words = { search: 'Search by country', none: 'No country found.' };
const clubWords = {
  search: 'Search clubs',
  none: 'No clubs found.',
  chosen: 'Chosen clubs',
  remove: (name: string) => `Remove ${name}`,
};

const ignore = () => {};

const One = ({ open, onChoose = ignore }: { open?: string; onChoose?: (value: string) => void }) => {
  const [value, setValue] = useState('US');
  return (
    <Field label="Country">
      {(control) => (
        <Combobox
          {...control}
          name="country"
          label="Countries"
          value={value}
          choices={choices}
          words={open === undefined ? words : { ...words, open }}
          onChoose={(chosen) => {
            setValue(chosen);
            onChoose(chosen);
          }}
        />
      )}
    </Field>
  );
};

const Several = ({ state }: { state?: 'idle' | 'busy' }) => {
  const [values, setValues] = useState<readonly string[]>(['CO']);
  return (
    <Field label="Clubs">
      {(control) => (
        <MultiChoice
          {...control}
          name="clubs"
          label="Clubs"
          values={values}
          choices={choices}
          words={clubWords}
          {...(state ? { state } : {})}
          onChange={setValues}
        />
      )}
    </Field>
  );
};

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeOption = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a combobox', () => {
  test('shows what is chosen in short, and keeps its list to itself', async () => {
    const { container } = render(<One />);
    expect(box().value).toBe('US +1');
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(options()).toEqual([]);
    expect(await faultsIn(container)).toEqual([]);
  });

  test('opens by the arrow at what is chosen, and says so to a screen reader', async () => {
    const { container } = render(<One />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('listbox', { name: 'Countries' }).id).toBe(box().getAttribute('aria-controls'));
    expect(activeOption()).toContain('United States');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('United States');
    expect(await faultsIn(container)).toEqual([]);
  });

  test('finds by letters without their accents, by the code, and puts beginnings first', async () => {
    render(<One />);
    await userEvent.type(box(), 'mexico');
    expect(options()).toEqual(['México+52']);
    await userEvent.clear(box());
    await userEvent.type(box(), '+57');
    expect(options()).toEqual(['Colombia+57']);
    await userEvent.clear(box());
    await userEvent.type(box(), 'm');
    expect(options()).toEqual(['México+52', 'Micronesia+691', 'Colombia+57']);
  });

  test('takes the first that fits by Enter, and sends no form with it', async () => {
    const submit = vi.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <One />
      </form>,
    );
    await userEvent.type(box(), 'colo{Enter}');
    expect(box().value).toBe('CO +57');
    expect(submit).not.toHaveBeenCalled();
    expect(options()).toEqual([]);
  });

  test('moves with the arrows, and from one end of its list to the other', async () => {
    render(<One />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeOption()).toContain('Colombia');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(box().value).toBe('FM +691');
  });

  test('is chosen by a tap', async () => {
    render(<One />);
    await userEvent.pointer({ target: box(), keys: '[TouchA]' });
    await userEvent.pointer({ target: screen.getByRole('option', { name: /México/ }), keys: '[TouchA]' });
    expect(box().value).toBe('MX +52');
    expect(options()).toEqual([]);
  });

  test('leaving it chooses nothing of what is lit up', async () => {
    render(<One />);
    await userEvent.type(box(), 'mex');
    await userEvent.tab();
    expect(box().value).toBe('US +1');
  });

  test('Escape in a closed one takes nothing off', async () => {
    render(<One />);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(box().value).toBe('US +1');
  });

  test('says that nothing fits, and going away leaves what was chosen', async () => {
    const { container } = render(<One />);
    await userEvent.type(box(), 'atlantis');
    expect(screen.getByRole('status').textContent).toBe('No country found.');
    expect(await faultsIn(container)).toEqual([]);
    await userEvent.tab();
    expect(box().value).toBe('US +1');
  });

  test('is chosen by a press too', async () => {
    const choose = vi.fn();
    render(<One onChoose={choose} />);
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: /México/ }));
    expect(choose).toHaveBeenCalledExactlyOnceWith('MX');
    expect(document.activeElement).toBe(box());
  });

  test('may be left open where that is allowed: by its own choice, or by emptying it', async () => {
    render(<One open="None chosen" />);
    await userEvent.clear(box());
    await userEvent.tab();
    expect(box().value).toBe('');
    expect(box().placeholder).toBe('None chosen');
  });

  test('Escape closes the list and not the dialog around it', async () => {
    const close = vi.fn();
    render(
      <Dialog state="open" title="Form" closeLabel="Close" onClose={close}>
        <One />
      </Dialog>,
    );
    await userEvent.click(box());
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('a choice of several', () => {
  const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

  test('shows each choice as a tag that can be taken off', async () => {
    const { container } = render(<Several />);
    expect(tags()).toEqual(['Colombia']);
    expect(await faultsIn(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Colombia' }));
    expect(tags()).toEqual([]);
  });

  test('takes one after another by keyboard, and a second time takes off', async () => {
    const { container } = render(<Several />);
    await userEvent.type(box(), 'mex{Enter}unit{Enter}');
    expect(tags()).toEqual(['Colombia', 'México', 'United States']);
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(3);
    expect(await faultsIn(container)).toEqual([]);
    await userEvent.type(box(), 'mex{Enter}');
    expect(tags()).toEqual(['Colombia', 'United States']);
  });

  test('Backspace in the empty box takes off the last', async () => {
    render(<Several />);
    await userEvent.type(box(), 'us{Backspace}{Backspace}');
    expect(tags()).toEqual(['Colombia']);
    await userEvent.keyboard('{Backspace}');
    expect(tags()).toEqual([]);
  });

  test('changes nothing while it is busy', async () => {
    render(<Several state="busy" />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Colombia' }));
    await userEvent.click(box());
    await userEvent.keyboard('{Backspace}');
    expect(tags()).toEqual(['Colombia']);
    expect(options()).toEqual([]);
  });
});
