import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countries, currencies } from '#domain/countries/all.ts';
import type { Handlers } from '#server/http/contract.ts';

/** The list of countries arrives as text that holds an array (document 000, section 3). */
const countryText = JSON.stringify({ countries });
const currencyList = { countries: currencies.map((one) => ({ ...one })) };
const tags = { countries: tagOf(countryText), currencies: tagOf(JSON.stringify(currencyList)) };

/** Countries with their dial codes, and currencies: the same for everyone, and for as long as this version runs. */
export function createCountryHandlers(): Pick<Handlers, 'listCountries' | 'listCurrencies'> {
  return {
    listCountries({ request, reply }) {
      if (isKept(request, reply, tags.countries)) return { status: 304 };
      reply.type('text/plain; charset=utf-8');
      return { status: 200, body: countryText };
    },
    listCurrencies({ request, reply }) {
      if (isKept(request, reply, tags.currencies)) return { status: 304 };
      return { status: 200, body: currencyList };
    },
  };
}

/** Says how long the list may be kept, and whether the caller has it already. */
function isKept(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.headers({ 'cache-control': 'public, max-age=86400', etag: tag });
  const known = request.headers['if-none-match'] ?? '';
  return known
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === tag || one === '*');
}

function tagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
