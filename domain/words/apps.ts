import type { BuildFault } from '#domain/apps/build.ts';
import type { AppChannel, AppType, UploadFault, UploadField } from '#domain/apps/upload.ts';
import { translated } from '#domain/language/translated.ts';
import { differenceWords } from './differences.ts';

const faults: Record<UploadFault['code'] | BuildFault['code'] | 'name_missing', string> = {
  name_missing: 'Name is Required',
  version_missing: 'Version is Required',
  url_missing: 'Link is Required',
  url_malformed: 'Enter an address that begins with https:// and holds no password.',
  ipa_link: 'A phone does not install an .ipa from a link. Use the App Store or TestFlight.',
  aab_link: 'A phone does not install an .aab. Use an .apk or a store page.',
  sha256_malformed: 'A SHA-256 has 64 digits from 0 to 9 and a to f.',
  size_malformed: 'Enter the size in whole bytes.',
  file_missing: 'File is Required',
  file_kind: 'Choose an .ipa for iOS, an .apk for Android, and an .apk, .wgt or .ipk for a Smart TV.',
  file_large: 'A build may have at most 300 MB.',
};

const channels: Record<AppChannel, string> = { stable: 'Stable', beta: 'Beta', internal: 'Internal' };

const fields: Record<UploadField, string> = {
  type: 'Runs on',
  channel: 'Channel',
  version: 'Version',
  build: 'Build',
  url: 'Link',
  sha256: 'SHA-256',
  size: 'Size in bytes',
  notes: 'Notes',
};

/** Texts of the office of the mobile apps. */
export const appWords = translated('app', {
  title: 'Mobile apps',
  detail: 'What members download, and which build each channel leads to.',
  loading: 'Reading the apps',
  failed: 'The apps could not be read',
  empty: 'No apps yet',
  emptyText: 'Add an app, then upload a build of it or add a link to its page in a store.',
  add: 'Add an app',
  edit: (name: string): string => `Edit ${name}`,
  link: (name: string): string => `Add a link to ${name}`,
  addTitle: 'Add an app',
  editTitle: 'Edit the app',
  linkTitle: (name: string): string => `A link for ${name}`,
  linkPurpose: 'Nobody sees it before it is published.',
  fields: { ...fields, appName: 'Name', description: 'Description', isActive: 'Offered for download' },
  optional: 'optional',
  active: 'Offered',
  inactive: 'Not offered',
  channels,
  faults,
  upload: (name: string): string => `Upload a build of ${name}`,
  uploadTitle: (name: string): string => `A build of ${name}`,
  file: {
    label: 'File',
    choose: 'Choose a file',
    none: 'No file is chosen.',
    chosen: (name: string, size: string): string => `${name}, ${size}`,
    hint: 'At most 300 MB. The build is checked after the upload.',
  },
  sending: 'The build is on its way. It may take a minute.',
  urlHint: 'Prefer a page of a store: phones refuse more and more apps from elsewhere.',
  noUploads: 'Nothing to download yet. Upload a build or add a link, and publish it.',
  build: (version: string, build: string | null): string =>
    build === null ? version : `${version} (${build})`,
  current: 'Published',
  publish: 'Publish',
  publishOne: (what: string): string => `Publish ${what}`,
  rollBackOne: (what: string): string => `Roll back to ${what}`,
  takeDownOne: (what: string): string => `Take down ${what}`,
  what: (type: AppType, channel: string, version: string): string =>
    `${type} ${channel.toLowerCase()} ${version}`,
  ask: {
    publish: (what: string): string => `Publish ${what}?`,
    takeDown: (what: string): string => `Take down ${what}?`,
    publishPurpose: (host: string): string => `From now on this channel leads to ${host}.`,
    takeDownPurpose: 'From now on this channel leads nowhere. It stays, and can be published again.',
    publishNow: 'Publish now',
    takeDownNow: 'Take down now',
  },
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  ...differenceWords,
  differTitle: (name: string): string => `Someone else has changed ${name}`,
  field: 'Field',
  stay: 'Keep editing',
  gone: (name: string): string => `Someone else has deleted ${name}.`,
  nothing: 'Nothing',
  added: (name: string): string => `${name} was added.`,
  changed: (name: string): string => `Changes to ${name} saved.`,
  released: 'The channel leads to this version now.',
  takenDown: 'The channel leads nowhere now.',
  linked: 'The link was added. Publish it when it is ready.',
  uploaded: 'The build is kept. Publish it when it is ready.',
});

/** Texts of the public page of the apps. */
export const downloadWords = translated('download', {
  title: 'Download Apps',
  lead: 'Score at the table, on the devices of the club or on your own. Point the camera of your phone at a code, or press the button on the device itself.',
  loading: 'Reading the apps',
  failed: 'The apps could not be read',
  wrong: 'Something went wrong.',
  empty: 'There are no apps yet',
  emptyText: 'A match can be scored in the browser of a phone as well.',
  noteTitle: 'Uninstall first.',
  note: 'Remove the scoring app that is on your device before you install a new one. The two do not run side by side.',
  android: 'Android',
  ios: 'iOS',
  tv: 'Smart TV',
  get: (system: string, app: string): string => `${app} for ${system}`,
  version: (version: string): string => `Version ${version}`,
  code: (system: string, app: string): string => `QR code of ${app} for ${system}`,
  fileNote:
    'This is a file and no store page. Your phone asks whether you trust it, and some phones refuse apps of makers that they do not know.',
  bareNote: 'A phone or a television set does not install this file by itself. Use the tools of its maker.',
  terms: 'Licence agreement of the apps',
  privacy: 'Privacy policy of the apps',
});
