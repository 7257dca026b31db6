/** The marks that the tools of a field can set. */
export type Mark = 'strong' | 'emphasis' | 'heading' | 'points' | 'numbers' | 'link';

/** A text with a part of it selected. */
export type Selected = { readonly text: string; readonly start: number; readonly end: number };

const around = { strong: '**', emphasis: '*' } as const;
const before = { heading: '## ', points: '- ', numbers: '1. ' } as const;

/** The text with a mark at what is selected, and what is selected then. */
export function withMark(selected: Selected, mark: Mark): Selected {
  if (mark === 'link') return withLink(selected);
  return mark === 'strong' || mark === 'emphasis'
    ? withAround(selected, around[mark])
    : withBefore(selected, before[mark]);
}

function withAround({ text, start, end }: Selected, sign: string): Selected {
  const inner = text.slice(start, end);
  return {
    text: `${text.slice(0, start)}${sign}${inner}${sign}${text.slice(end)}`,
    start: start + sign.length,
    end: end + sign.length,
  };
}

function withLink({ text, start, end }: Selected): Selected {
  const address = 'https://';
  const words = text.slice(start, end);
  const at = start + words.length + 3;
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    start: at,
    end: at + address.length,
  };
}

/** Marks of lines stand before each line that is touched. */
function withBefore({ text, start, end }: Selected, sign: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end);
  const marked = text
    .slice(from, to)
    .split('\n')
    .map((line) => `${sign}${line}`)
    .join('\n');
  return {
    text: `${text.slice(0, from)}${marked}${text.slice(to)}`,
    start: from + sign.length,
    end: from + marked.length,
  };
}
