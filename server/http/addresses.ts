import type { Contract } from './contract.ts';

type Place = { pattern: RegExp; methods: string[] };

/** Tells which methods the contract has for an address, HEAD beside GET; none for one that it does not know. */
export function createMethodsAt(contract: Contract): (url: string) => string[] {
  const places = Object.entries(contract.paths).map(([path, operations]): Place => ({
    pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    methods: Object.keys(operations).map((method) => method.toUpperCase()),
  }));
  return (url) => {
    const path = (url.split('?', 1)[0] ?? '').replaceAll(/\/{2,}/g, '/');
    const methods = places.flatMap((place) => (place.pattern.test(path) ? place.methods : []));
    if (methods.includes('GET')) methods.push('HEAD');
    return [...new Set(methods)].toSorted();
  };
}
