import type { FastifyError } from 'fastify';
import { fieldWords } from '#domain/words/fields.ts';

type Fault = NonNullable<FastifyError['validation']>[number];

/** Words for each rule of the contract that a field can break; its number is the rule's own. */
const wordsOf: Record<string, (limit: number) => string> = {
  required: () => fieldWords.missing,
  additionalProperties: () => fieldWords.unexpected,
  unevaluatedProperties: () => fieldWords.unexpected,
  minLength: (limit) => (limit === 1 ? fieldWords.missing : fieldWords.tooShort(limit)),
  maxLength: (limit) => fieldWords.tooLong(limit),
  minimum: (limit) => fieldWords.tooSmall(limit),
  maximum: (limit) => fieldWords.tooLarge(limit),
  minItems: (limit) => fieldWords.tooFew(limit),
  maxItems: (limit) => fieldWords.tooMany(limit),
  uniqueItems: () => fieldWords.twice,
  enum: () => fieldWords.notOffered,
};

/** What is wrong with each field of a request that breaks the contract, in words that a form can show. */
export function fieldsOf(faults: readonly Fault[]): Record<string, string> {
  // The first fault of a field is told: later ones only follow from it.
  return Object.fromEntries(faults.toReversed().map((fault) => [nameOf(fault), textOf(fault)]));
}

function nameOf({ instancePath, params }: Fault): string {
  const missing = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return [instancePath.replace(/^\//, ''), missing].filter(Boolean).join('/') || 'body';
}

function textOf({ keyword, params }: Fault): string {
  const pattern = keyword === 'pattern' ? String(params['pattern']) : '';
  if (pattern.includes('\\p{Cc}'))
    return pattern.includes('\\s') ? fieldWords.filledLine : fieldWords.oneLine;
  return wordsOf[keyword]?.(Number(params['limit'])) ?? fieldWords.malformed;
}
