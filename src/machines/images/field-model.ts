import { silentProblem, type ProblemData } from '#api/problem.ts';
import { imageWords as words } from '#domain/words/images.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { imageFieldMachine } from './field.ts';

const refusal = (status: number, code: keyof typeof problemWords): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});

const src = 'data:image/png;base64,iVBORw0KGgo=';
const imageId = 'AAAAAAAAAAAAAAAAAAAAAA';
const url = `/images/${imageId}.webp`;
const kept = '/images/BBBBBBBBBBBBBBBBBBBBBB.webp';
const dialog = { role: 'dialog' } as const;
const within = dialog;

/** What has the dialog over it cannot be used. */
const files = { crest: { id: 'one', name: 'crest.png' }, other: { id: 'two', name: 'other.jpg' } };

export const imageFieldModel = defineModel(imageFieldMachine, {
  id: 'image-field',
  endsEarly: true,
  starts: [
    { name: 'none yet', input: { purpose: 'logo', isCut: false, saving: 'withForm', kept: null } },
    { name: 'one that is there', input: { purpose: 'logo', isCut: false, saving: 'withForm', kept } },
    {
      name: 'one that is cut and saved at once',
      input: { purpose: 'profile', isCut: true, saving: 'atOnce', kept },
    },
  ],
  cases: {
    chosen: ({ file }) => [{ file: file?.id === 'one' ? files.other : files.crest }],
    zoomed: ({ sight }) => (sight.zoom === 1 ? [{ zoom: 2 }] : []),
    moved: ({ sight }) => (sight.x === 0.5 && sight.zoom > 1 ? [{ dx: 0.1, dy: 0 }] : []),
  },
  outcomes: {
    readPicture: [
      { name: 'read', ok: true, output: { src, width: 400, height: 300 } },
      { name: 'no picture', ok: false, error: refusal(400, 'image_type') },
    ],
    uploadImage: [
      { name: 'taken', ok: true, output: { imageId, url, width: 320, height: 320 } },
      { name: 'broken', ok: false, error: refusal(400, 'image_broken') },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    keepPicture: [
      { name: 'kept', ok: true, output: { url, profile: null } },
      { name: 'gone', ok: true, output: { url: null, profile: null } },
      { name: 'offline', ok: false, error: silentProblem('offline') },
      { name: 'unknown', ok: false, error: refusal(400, 'invalid_request') },
    ],
  },
  identity: ({ saving, file, picture, sight, image, isRemoved, kept: has, refusal: reason, again }) => [
    saving,
    file?.id,
    picture === null,
    sight.zoom,
    sight.x,
    image === null,
    isRemoved,
    has === null,
    reason,
    again,
  ],
  controls: {
    chosen: { kind: 'outside', from: "the browser's own window of files" },
    zoomed: { kind: 'outside', from: 'the slider or the wheel' },
    moved: { kind: 'outside', from: 'the sliders or the pointer on the picture' },
    use: { role: 'button', name: words.crop.use, within },
    cancel: { kind: 'outside', from: 'the button of the field, or of the dialog over it' },
    retry: { role: 'button', name: words.retry },
    remove: { role: 'button', name: words.remove },
    undo: { role: 'button', name: words.undo },
  },
  shows: {
    resting: { absent: [dialog, { role: 'alert' }] },
    'resting.empty': { texts: [words.empty] },
    'resting.shown': ({ image }) => ({ texts: [image === null ? words.shown : words.given] }),
    'resting.removed': { texts: [words.removed] },
    reading: ({ file }) => ({ tags: ['busy'], texts: [words.reading(file?.name ?? '')] }),
    uploading: ({ file }) => ({ tags: ['busy'], texts: [words.uploading(file?.name ?? '')] }),
    keeping: { tags: ['busy'], texts: [words.keeping] },
    cutting: {
      roles: [
        { role: 'dialog', name: words.crop.title },
        { role: 'slider', name: words.crop.zoom },
        { role: 'slider', name: words.crop.across },
        { role: 'slider', name: words.crop.down },
      ],
    },
    refused: ({ refusal: reason }) => ({ texts: [reason ?? ''], roles: [{ role: 'alert' }] }),
  },
  requirements: {
    'resting.shown': ['C-3.11', 'C-3.41'],
    refused: ['C-5.50', 'C-5.52'],
    uploading: ['A-7.31'],
  },
  invariants: {
    'a picture that is refused takes nothing of what was there': (now, before) =>
      before === undefined || !now.matches('refused') || now.context.kept === before.context.kept,
  },
});
