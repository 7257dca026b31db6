/** Markup that is safe to be put into markup. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | readonly Html[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Writes markup; whatever is put into it is escaped unless it is markup itself. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  const written = parts.map((part, place) => `${asMarkup(part)}${texts[place + 1] ?? ''}`);
  return new Html(`${texts[0] ?? ''}${written.join('')}`);
}

function asMarkup(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
