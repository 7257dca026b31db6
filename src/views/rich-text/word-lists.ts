/** Word pastes lists as paragraphs that name their list in a style, each with its own sign as text. */
export function listsOfWord(root: Element): void {
  const made = new Set<Element>();
  const paragraphs = [...root.querySelectorAll<HTMLElement>('p')].filter(isItem);
  for (const paragraph of paragraphs) {
    const sign = signOf(paragraph);
    const isNumbered = /^\w{1,3}[.)]$/.test(sign) && sign !== 'o';
    const before = paragraph.previousElementSibling;
    const tag = isNumbered ? 'OL' : 'UL';
    const list = before?.tagName === tag && made.has(before) ? before : newList(paragraph, tag, sign);
    made.add(list);
    const item = root.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

const isItem = (paragraph: Element): boolean =>
  /mso-list:(?!\s*(?:none|skip))/i.test(paragraph.getAttribute('style') ?? '');

/** Takes the sign before an item away and tells it; Word marks it as what other programs ignore. */
function signOf(paragraph: Element): string {
  const signs = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const [sign] = signs.map((span) => (span.textContent ?? '').trim());
  for (const span of signs) span.remove();
  return sign ?? '';
}

function newList(paragraph: Element, tag: 'OL' | 'UL', sign: string): Element {
  const list = paragraph.ownerDocument.createElement(tag);
  const start = Number.parseInt(sign, 10);
  if (tag === 'OL' && start > 1) list.setAttribute('start', String(start));
  paragraph.before(list);
  return list;
}
