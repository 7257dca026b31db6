import type { FastifyReply, FastifyRequest } from 'fastify';
import { sharingWords as words } from '#domain/words/sharing.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { languageInAddress, languageOfRequest } from '#server/language.ts';
import type { SendPage } from '#server/http/pages.ts';
import { inLanguage, withHead, withWords, type Head } from './head.ts';
import { headOf, type HeadParts } from './heads.ts';

const missing: Head = {
  get title() {
    return navigationWords.titles['page-not-found'];
  },
  get description() {
    return words.missing;
  },
  path: null,
  kind: 'website',
};

/** Answers with the page of the product under the head of its address; what cannot be read goes out without. */
export function sendShared(
  parts: HeadParts & { html: string; send: SendPage },
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  return async (request, reply) => {
    const head = await headOf(parts, request.url, { request, reply }).catch((error: unknown) => {
      request.log.warn({ err: error }, 'sharing');
      return null;
    });
    const language = languageOfRequest(request);
    reply.header('vary', 'accept-encoding, accept-language, cookie');
    if (head === null) return parts.send(request, reply, { body: inLanguage(parts.html, language) });
    const told = head === 'missing' ? missing : head;
    const body = inLanguage(
      withWords(withHead(parts.html, told, parts.publicUrl, languageInAddress(request.url)), told),
      language,
    );
    return parts.send(request, reply, { body, status: head === 'missing' ? 404 : undefined });
  };
}
