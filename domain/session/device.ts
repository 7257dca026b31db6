/** Browsers by what they call themselves; many name Chrome or Safari too, so the special ones come first. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];

/** Systems in the same manner: phones name what their system is made from. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Browser and system as a user agent names them; null for what it does not tell. */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
  const named = (table: typeof browsers): string | null =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser: named(browsers), system: named(systems) };
}
