import { heldFile } from '#browser/held-files.ts';
import { appWords } from '#domain/words/apps.ts';
import { formMessages, stayingRefusal } from '#machines/patterns/form-messages.ts';
import { asked, failure } from '#machines/patterns/params.ts';
import { buildOf, linkOf } from './payload.ts';
import { appsSetup } from './setup.ts';

const messages = { ...formMessages, refused: stayingRefusal } as const;

const added = (text: () => string) =>
  ({ target: 'loading', actions: { type: 'tellSuccess', params: () => ({ text: text() }) } }) as const;

/** The states in which an app is given another link or build, each in its dialog. */
export const uploadStates = {
  linking: appsSetup.createStateConfig({
    description: 'A link is typed in its dialog.',
    initial: 'clear',
    on: {
      'link.changed': { target: '.clear', actions: { type: 'changeLink', params: asked } },
      'address.changed': { target: '.clear', actions: { type: 'changeAddress', params: asked } },
      save: [
        { guard: 'hasLinkFault', target: '.faulty', actions: ['clearMessages', 'findLinkFault'] },
        { target: 'sending', actions: 'clearMessages' },
      ],
      cancel: 'shown',
    },
    states: messages,
  }),
  sending: appsSetup.createStateConfig({
    description: 'The link is on its way.',
    tags: 'busy',
    invoke: {
      src: 'addAppUpload',
      input: ({ context: { app, link } }) => ({ appId: app?.id ?? 0, body: linkOf(link) }),
      onDone: added(() => appWords.linked),
      onError: { target: 'linking.refused', actions: { type: 'keepRefusal', params: failure } },
    },
  }),
  choosing: appsSetup.createStateConfig({
    description: 'A build is chosen and described in its dialog.',
    initial: 'clear',
    on: {
      'link.changed': { target: '.clear', actions: { type: 'changeLink', params: asked } },
      'file.chosen': { target: '.clear', actions: { type: 'takeFile', params: asked } },
      save: [
        { guard: 'hasBuildFault', target: '.faulty', actions: ['clearMessages', 'findBuildFault'] },
        { target: 'uploading', actions: 'clearMessages' },
      ],
      cancel: 'shown',
    },
    states: messages,
  }),
  uploading: appsSetup.createStateConfig({
    description: 'The build is on its way; it can be called back.',
    tags: 'busy',
    invoke: {
      src: 'addAppBuild',
      input: ({ context: { app, link, file } }) => ({
        appId: app?.id ?? 0,
        query: buildOf(link),
        file: heldFile(file?.id ?? ''),
      }),
      onDone: added(() => appWords.uploaded),
      onError: { target: 'choosing.refused', actions: { type: 'keepRefusal', params: failure } },
    },
    on: { cancel: 'choosing' },
  }),
};
