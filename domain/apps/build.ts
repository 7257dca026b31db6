import { decimalText } from '#domain/language/locale.ts';
import type { AppType, UploadForm } from './upload.ts';

/** What a build can be, by the end of its file's name. */
const buildKinds = ['apk', 'ipa', 'wgt', 'ipk'] as const;

export type BuildKind = (typeof buildKinds)[number];

/** The most bytes that a build may have. */
export const mostBuildBytes = 300 * 1_048_576;

/** Bytes a second that the slowest line brings on which a build is waited for. */
const slowest = 32 * 1_024;

/** Milliseconds that a build of so many bytes may take to arrive. */
export const arrivalOf = (bytes: number): number => 60_000 + Math.ceil(bytes / slowest) * 1_000;

const kindsOf: Readonly<Record<AppType, readonly BuildKind[]>> = {
  iOS: ['ipa'],
  Android: ['apk'],
  'RN Android': ['apk'],
  'Smart TV': ['apk', 'wgt', 'ipk'],
};

/** Whether a device of this type runs builds of this kind. */
export const isKindOf = (type: AppType, kind: BuildKind): boolean => kindsOf[type].includes(kind);

/** The ends of names that are offered when a file is chosen. */
export const endsOf = (type: AppType): string => kindsOf[type].map((kind) => `.${kind}`).join(',');

/** What an archive is by the names in it; the first file that only one kind has decides. */
export function kindOfNames(names: readonly string[]): BuildKind | null {
  if (names.includes('AndroidManifest.xml')) return 'apk';
  if (names.some((name) => /^Payload\/[^/]+\.app\/Info\.plist$/.test(name))) return 'ipa';
  return names.includes('config.xml') ? 'wgt' : null;
}

/** A file as it was chosen. */
export type BuildFile = { name: string; size: number };

export type BuildFault = {
  field: 'version' | 'file';
  code: 'version_missing' | 'file_missing' | 'file_kind' | 'file_large';
};

/** The first rule that a build breaks, as far as its name and its size tell. */
export function findBuildFault(
  { type, version }: Pick<UploadForm, 'type' | 'version'>,
  file: BuildFile | null,
): BuildFault | null {
  if (version.trim() === '') return { field: 'version', code: 'version_missing' };
  if (file === null || file.size === 0) return { field: 'file', code: 'file_missing' };
  if (file.size > mostBuildBytes) return { field: 'file', code: 'file_large' };
  const end = file.name.split('.').at(-1)?.toLowerCase();
  const kind = buildKinds.find((one) => one === end);
  return kind && isKindOf(type, kind) ? null : { field: 'file', code: 'file_kind' };
}

/** The name under which a build is saved on a device. */
export function fileNameOf(appName: string, version: string, kind: BuildKind): string {
  const plain = (text: string): string =>
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9.]+/g, '-')
      .replaceAll(/^[-.]+|[-.]+$/g, '');
  return `${[plain(appName) || 'app', plain(version)].filter(Boolean).join('-')}.${kind}`;
}

/** A size as people read it, in MB, or in KB where it is less than one. */
export function sizeText(bytes: number): string {
  return bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${decimalText(bytes / 1_048_576, 1, 0)} MB`;
}
