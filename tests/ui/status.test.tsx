import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LiveDot } from '#views/ui/live-dot.tsx';
import { StatusChip, type Status } from '#views/ui/status-chip.tsx';

const shapeOf = (status: Status) =>
  render(<StatusChip status={status}>x</StatusChip>).container.querySelector('svg')?.innerHTML ?? '';

describe('status chips', () => {
  test.each([
    ['licences', ['active', 'expiringSoon', 'expired', 'notStarted']],
    ['people', ['active', 'passwordNotSet', 'suspended', 'inactive']],
    ['matches', ['upcoming', 'completed', 'syncing']],
  ] as [string, Status[]][])('those of %s differ by shape, not by colour alone', (_, statuses) => {
    const shapes = statuses.map(shapeOf);
    expect(shapes.every((shape) => shape.length > 0)).toBe(true);
    expect(new Set(shapes).size).toBe(statuses.length);
  });

  test('the word is always there for those who see no shape', () => {
    const { container } = render(<StatusChip status="expiringSoon">Expiring Soon</StatusChip>);
    expect(screen.getByText('Expiring Soon')).toBeTruthy();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('a live match says so in words', () => {
    render(<LiveDot>Live · Table 1</LiveDot>);
    expect(screen.getByText('Live · Table 1')).toBeTruthy();
  });
});
