import { demoPassword } from '#server/demo/accounts.ts';

/** What no line of a log may hold; a token is what `newToken` of the server makes. */
const secrets: Readonly<Record<string, RegExp>> = {
  'a token': /(?<![\w-])[\w-]{43}(?![\w-])/,
  // What stands in a path is a number of something: no code ever goes there.
  'a code': /(?<![\d.\w/-])[1-9]\d{5}(?![\d.\w-])/,
  'a query': /"(?:path|url)":"[^"]*\?/,
  'a link': /\/sandbox\/(?:onboarding|card)\?|[?&#](?:link|token|code|grant)=|(?:connect|checkout)\.stripe\./,
  'a key': /\b(?:sk|rk)_(?:live|test)_\w|\bwhsec_\w|\blive_\d+_\w{6}/,
  'a password': new RegExp(RegExp.escape(demoPassword)),
  'a header': /"(?:authorization|cookie|set-cookie|stripe-signature)"/i,
};

/** Numbers that every line has: of them a code could not be told. */
const measures = /"(?:time|pid|responseTime|reqId|level)":(?:"[^"]*"|[\d.e-]+),?/g;

/** Which secrets stand in the lines of a log, by what they are; what the start prints is no line of it. */
export function leaksOf(log: string, more: readonly string[] = []): { line: string; what: string }[] {
  const lines = log.split('\n').filter((line) => line.startsWith('{') || /error|warn/i.test(line));
  return lines.flatMap((line) => {
    const told = line.replaceAll(measures, '');
    const kinds = Object.entries(secrets).filter(([, form]) => form.test(told));
    const own = more
      .filter((secret) => secret !== '' && told.includes(secret))
      .map(() => 'a secret of the process');
    return [...kinds.map(([what]) => what), ...own].map((what) => ({ line, what }));
  });
}
