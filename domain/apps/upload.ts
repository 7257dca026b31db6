/** What an app runs on, in the order of the office. */
export const appTypes = ['iOS', 'Android', 'RN Android', 'Smart TV'] as const;

/** Who an upload is for; the public sees stable alone. */
export const appChannels = ['stable', 'beta', 'internal'] as const;

export type AppType = (typeof appTypes)[number];
export type AppChannel = (typeof appChannels)[number];

/** A link to a build or a store page, as it is typed in. */
export type UploadForm = {
  type: AppType;
  channel: AppChannel;
  version: string;
  build: string;
  url: string;
  sha256: string;
  size: string;
  notes: string;
};

export type UploadField = keyof UploadForm;

export type UploadFault = {
  field: UploadField;
  code:
    | 'url_missing'
    | 'url_malformed'
    | 'ipa_link'
    | 'aab_link'
    | 'version_missing'
    | 'sha256_malformed'
    | 'size_malformed';
};

export const blankUpload: UploadForm = {
  type: 'Android',
  channel: 'stable',
  version: '',
  build: '',
  url: '',
  sha256: '',
  size: '',
  notes: '',
};

export const uploadFields = Object.keys(blankUpload) as readonly UploadField[];

const asUrl = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};

/** The first rule that a link breaks; a phone installs neither a bare .ipa nor an .aab. */
export function findUploadFault(form: UploadForm): UploadFault | null {
  if (form.version.trim() === '') return { field: 'version', code: 'version_missing' };
  const linkFault = findLinkFault(form);
  if (linkFault) return { field: 'url', code: linkFault };
  if (!/^([0-9a-f]{64})?$/i.test(form.sha256.trim())) return { field: 'sha256', code: 'sha256_malformed' };
  return /^\d{0,15}$/.test(form.size.trim()) ? null : { field: 'size', code: 'size_malformed' };
}

function findLinkFault({ type, url }: UploadForm): UploadFault['code'] | null {
  const text = url.trim();
  if (text === '') return 'url_missing';
  const parsed = asUrl(text);
  if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '')
    return 'url_malformed';
  const path = parsed.pathname.toLowerCase();
  if (type === 'iOS' && path.endsWith('.ipa')) return 'ipa_link';
  return path.endsWith('.aab') ? 'aab_link' : null;
}

/** Where a link leads, for people who decide whether to trust it. */
export const hostOf = (url: string): string => asUrl(url)?.host ?? url;

/** Whether a link is a file that nothing installs without tools of its maker. */
export const isBareFile = (url: string): boolean =>
  /\.(ipa|wgt|ipk)$/.test(asUrl(url)?.pathname.toLowerCase() ?? '');

/** Whether a link is a file that a phone installs by itself, and not a page of a store. */
export const isFile = (url: string): boolean => asUrl(url)?.pathname.toLowerCase().endsWith('.apk') ?? false;
