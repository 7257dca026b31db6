import { languageParameter, languages, type Language } from '#domain/language/languages.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { sharingWords } from '#domain/words/sharing.ts';
import { sharedSize } from '#server/images/encode.ts';
import { nameOf, type Card } from './card.ts';

/** A picture as preview readers take it: JPEG or PNG, with its size, so that it shows the first time too. */
export type SharedImage = { path: string; width: number; height: number; alt: string | null };

/** The picture of a page that has none. */
export const usualImage: SharedImage = {
  path: '/shared.jpg',
  ...sharedSize,
  get alt() {
    return sharingWords.picture;
  },
};

/** What the head of a page tells readers that run no script. */
export type Head = {
  title: string;
  description: string;
  /** The one address of the page; null for a page that nobody should keep. */
  path: string | null;
  kind: 'website' | 'article';
  /** A picture of its own, where there is one. */
  image?: SharedImage | null;
  /** What is drawn where it has none. */
  card?: Card;
  /** Structured data (JSON-LD). */
  data?: Readonly<Record<string, unknown>>;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in markup and between the quotes of an attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escaped(content)}" />`;

const shortened = (text: string): string => (text.length > 300 ? `${text.slice(0, 299).trimEnd()}…` : text);

/** Writes a head into the page of the product, in the place of what stands there for all pages. */
export function withHead(html: string, head: Head, publicUrl: URL, named: Language | null = null): string {
  const title =
    head.title === navigationWords.product ? head.title : `${head.title} · ${navigationWords.product}`;
  const description = shortened(head.description);
  const addressIn = (language: Language | null): string => {
    const url = new URL(head.path ?? '/', publicUrl);
    if (language) url.searchParams.set(languageParameter, language);
    return escaped(url.href);
  };
  const canonical = head.path === null ? null : addressIn(named);
  const image = head.image ?? drawnImage(head) ?? usualImage;
  const lines = [
    meta('name', 'description', description),
    ...(canonical === null
      ? [meta('name', 'robots', 'noindex')]
      : [
          `<link rel="canonical" href="${canonical}" />`,
          `<meta property="og:url" content="${canonical}" />`,
          ...languages.map(
            (language) => `<link rel="alternate" hreflang="${language}" href="${addressIn(language)}" />`,
          ),
          `<link rel="alternate" hreflang="x-default" href="${addressIn(null)}" />`,
        ]),
    meta('property', 'og:type', head.kind),
    meta('property', 'og:site_name', navigationWords.product),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', new URL(image.path, publicUrl).href),
    meta('property', 'og:image:width', String(image.width)),
    meta('property', 'og:image:height', String(image.height)),
    ...(image.alt === null ? [] : [meta('property', 'og:image:alt', image.alt)]),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.data ? [`<script type="application/ld+json">${jsonOf(head.data)}</script>`] : []),
  ];
  return html
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${lines.join('\n    ')}\n  </head>`);
}

/** The picture of what a page is about; its address changes with it, as readers keep what they have. */
function drawnImage({ path, card, title, description }: Head): SharedImage | null {
  if (path === null || !card) return null;
  return {
    path: `/cards${path}.jpg?shows=${nameOf(card)}`,
    ...sharedSize,
    alt: shortened(`${title} · ${description}`),
  };
}

/** Says what the page is about to readers that run no script; a server-rendered page says so itself. */
export function withWords(html: string, { title, description }: Head): string {
  const words = `<h1>${escaped(title)}</h1><p>${escaped(shortened(description))}</p>`;
  return html.replace(/<noscript\s*>/, (tag) => `${tag}${words}`);
}

/** No text of a person may end the element. */
const jsonOf = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Says in the page of the product in which language it is written. */
export const inLanguage = (html: string, language: Language): string =>
  html.replace(/<html lang="[^"]*"/, `<html lang="${language}"`);
