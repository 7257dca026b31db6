import type { App, AppUpload, BuildOf } from '#api/apps.ts';
import type { components } from '#contract/api.gen.ts';
import type { UploadForm } from '#domain/apps/upload.ts';

/** An app as its dialog describes it. */
export type AppForm = { appName: string; description: string; isActive: boolean };

/** An app that is there, as its dialog has it. */
export const formOf = ({ appName, description, isActive }: App): AppForm => ({
  appName,
  description,
  isActive,
});

/** What the server is told of an app that is there. */
export function changeOf(id: number, form: AppForm): components['schemas']['UpdateAppRequest'] {
  return {
    id,
    appName: form.appName.trim(),
    description: form.description.trim(),
    isActive: form.isActive,
  };
}

/** What the server is told of a link; what is left empty is left out. */
export function linkOf(form: UploadForm): components['schemas']['AppUploadRequest'] {
  const given = (text: string): string | undefined => text.trim() || undefined;
  const rest = {
    build: given(form.build),
    sha256: given(form.sha256)?.toLowerCase(),
    size: form.size.trim() === '' ? undefined : Number(form.size),
    notes: given(form.notes),
  };
  return {
    type: form.type,
    channel: form.channel,
    version: form.version.trim(),
    url: form.url.trim(),
    ...(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Partial<
      components['schemas']['AppUploadRequest']
    >),
  };
}

/** What the server is told of a build beside its file; what is left empty is left out. */
export function buildOf(form: UploadForm): BuildOf {
  const [build, notes] = [form.build.trim(), form.notes.trim()];
  return {
    type: form.type,
    channel: form.channel,
    version: form.version.trim(),
    ...(build === '' ? {} : { build }),
    ...(notes === '' ? {} : { notes }),
  };
}

/** What the server is told of what a channel leads to; null takes it down. */
export const releaseOf = (app: App | null, upload: AppUpload | null, uploadId: number | null) => ({
  appId: app?.id ?? 0,
  body: { type: upload?.type ?? 'Android', channel: upload?.channel ?? 'stable', uploadId },
});
