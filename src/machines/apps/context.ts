import type { App, AppUpload } from '#api/apps.ts';
import type { HeldFile } from '#browser/held-files.ts';
import type { UploadField, UploadForm } from '#domain/apps/upload.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';
import type { AppForm } from './payload.ts';

/** An app and its uploads as an answer has them. */
export type AppRow = App;
export type UploadRow = App['uploads'][number];

export type ChosenFile = HeldFile & { size: number };

/** The fields of the dialogs. */
export type AppField = UploadField | 'file' | 'appName' | 'description';

export type AppsContext = {
  /** Null before the first answer. */
  apps: readonly App[] | null;
  /** The selected app; null while one is added. */
  app: App | null;
  /** The same one, as someone else has saved it meanwhile. */
  theirs: App | null;
  /** The upload that is to be published or taken down. */
  upload: AppUpload | null;
  form: AppForm;
  link: UploadForm;
  /** The file of a build. */
  file: ChosenFile | null;
  fault: FieldFault<AppField> | null;
  refusal: string | null;
  /** Under which a new app is sent, so that one sent twice is made once. */
  key: string;
};

export type AppsEvent =
  | { type: 'add' }
  | { type: 'edit'; app: App }
  | { type: 'link'; app: App }
  | { type: 'upload'; app: App }
  | { type: 'address.changed'; value: string }
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'publish'; app: App; upload: AppUpload }
  | { type: 'take.down'; app: App; upload: AppUpload }
  | { type: 'form.changed'; change: Partial<AppForm> }
  | { type: 'link.changed'; field: UploadField; value: string }
  | { type: 'save' }
  | { type: 'cancel' }
  | { type: 'confirm' }
  | { type: 'keep.mine' }
  | { type: 'take.theirs' }
  | { type: 'stay' }
  | { type: 'retry' };
