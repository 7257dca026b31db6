import { parse, type Token } from '@messageformat/parser';
import { parametersOf, type Text } from './messages-english.ts';

const quoted = (text: string): string => text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);

/** A message (ICU MessageFormat) as the code that says it: nothing is read or made of text when the product runs. */
export function compiledMessage(message: string, language: string): string {
  const tokens = parse(message, { strict: false });
  const body = tokens.map((token) => codeOf(token, language, '')).join('');
  const isPlain = tokens.every(({ type }) => type === 'content');
  return isPlain
    ? JSON.stringify(tokens.map((token) => ('value' in token ? token.value : '')).join(''))
    : `\`${body}\``;
}

function codeOf(token: Token, language: string, counted: string): string {
  switch (token.type) {
    case 'content':
      return quoted(token.value);
    case 'argument':
      return `\${${token.arg}}`;
    case 'octothorpe':
      return `\${${counted}}`;
    case 'function':
      return token.key === 'list' ? `\${list('${language}',${token.arg})}` : `\${${token.key}(${token.arg})}`;
    case 'plural':
    case 'selectordinal':
    case 'select': {
      const inner = token.type === 'select' ? counted : token.arg;
      const forms = token.cases.map(
        ({ key, tokens }) =>
          `${JSON.stringify(key)}:\`${tokens.map((one) => codeOf(one, language, inner)).join('')}\``,
      );
      const call = token.type === 'select' ? `select(${token.arg},` : `plural('${language}',${token.arg},`;
      return `\${${call}{${forms.join(',')}})}`;
    }
  }
}

/** What a message may say and do of what it is given. */
const formats = new Set(['list', 'lowercase']);

/** What is wrong with a message: no message, or one that asks for what the English text is not given. */
export function faultsOf(message: string, english: Text): string[] {
  if (message.trim() === '' && english !== '') return ['is empty'];
  let tokens: readonly Token[];
  try {
    tokens = parse(message, { strict: false });
  } catch (error) {
    return [`is no message: ${String(error).split('\n', 1)[0] ?? ''}`];
  }
  const { names } = parametersOf(english);
  const asked = argumentsOf(tokens);
  const faults = [...asked.names]
    .filter((name) => !names.includes(name))
    .map((name) => `asks for {${name}}, which is not given`);
  const odd = [...asked.formats]
    .filter((format) => !formats.has(format))
    .map((format) => `has a format ${format}`);
  const unsaid = names.filter((name) => !asked.names.has(name)).map((name) => `does not say {${name}}`);
  return [...faults, ...odd, ...(typeof english === 'function' ? unsaid : [])];
}

function argumentsOf(tokens: readonly Token[]): { names: Set<string>; formats: Set<string> } {
  const found = { names: new Set<string>(), formats: new Set<string>() };
  const gather = (token: Token): void => {
    if ('arg' in token) found.names.add(token.arg);
    if (token.type === 'function') found.formats.add(token.key);
    if ('cases' in token) for (const { tokens: inner } of token.cases) inner.forEach(gather);
  };
  tokens.forEach(gather);
  return found;
}
