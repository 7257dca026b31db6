import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '#views/ui/dialog.tsx';
import { devWords } from '#domain/words/dev.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { rowsOf, seenText } from '#views/dev/error-catalogue.ts';
import { SwitchBar } from '#views/dev/switch-bar.tsx';
import { switchNames } from '#views/dev/switch-names.ts';
import { barActors, showBar } from './bar.tsx';

const bar = () => screen.getByRole('complementary', { name: devWords.bar.label });
const f9 = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F9' });

describe('the bar of switches', () => {
  it.each(switchNames)('says of %s which rows it shows and what is seen then', (name) => {
    showBar();
    const { label, effect } = devWords.switches[name];
    const item = screen.getByRole('button', { name: label }).closest('li') as HTMLElement;
    expect(item.textContent).toContain(effect);
    for (const { id, seen } of rowsOf(name)) {
      expect(item.textContent).toContain(devWords.catalogue.situations[id]);
      for (const one of seen) expect(item.textContent).toContain(seenText(one));
    }
  });

  it('makes room for itself on the page while it is there, and none afterwards', () => {
    const { unmount } = showBar();
    expect(document.documentElement.dataset['switchBar']).toBe('unfolded');
    fireEvent.click(screen.getByRole('button', { name: devWords.bar.toggle }));
    expect(document.documentElement.dataset['switchBar']).toBe('folded');
    unmount();
    expect(document.documentElement.dataset['switchBar']).toBeUndefined();
  });

  it('opens by F9 from anywhere, and F9 leads back to where one was', () => {
    const actors = barActors();
    actors.fold.send({ type: 'fold.toggled' });
    render(
      <>
        <input aria-label="Email" />
        <SwitchBar {...actors} />
      </>,
    );
    const field = screen.getByRole('textbox', { name: 'Email' });
    field.focus();
    f9();
    const toggle = screen.getByRole('button', { name: devWords.bar.toggle });
    expect(document.activeElement).toBe(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    f9();
    expect(document.activeElement).toBe(field);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('can be used while a popup is open, which stays open and keeps what was typed', async () => {
    const onClose = vi.fn();
    const actors = barActors();
    render(
      <>
        <Dialog state="open" title="Login" closing="free" closeLabel="Close" onClose={onClose}>
          <input aria-label="Email" defaultValue="player@baulk.example" />
        </Dialog>
        <SwitchBar {...actors} />
      </>,
    );
    expect(bar().closest('[aria-hidden=true]')).toBeNull();
    const offline = within(bar()).getByRole('button', { name: devWords.switches.offline.label });
    fireEvent.pointerDown(offline);
    offline.focus();
    fireEvent.click(offline);
    expect(document.activeElement).toBe(offline);
    expect(offline.getAttribute('aria-pressed')).toBe('true');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeTruthy();
    actors.switches.stop();
  });

  it('starts the product again when asked to', async () => {
    const onStartAnew = vi.fn();
    const { user } = showBar({ onStartAnew });
    await user.click(screen.getByRole('button', { name: devWords.tool.startAnew }));
    expect(onStartAnew).toHaveBeenCalledOnce();
  });

  it('has no faults that axe finds', async () => {
    const { container } = showBar();
    expect(await faultsIn(container)).toEqual([]);
  });
});
