import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  parseScreens,
  ScreenJudge,
  screensText,
  withScreen,
  type Screen,
  type Screens,
} from '#model-testing/screens.ts';

const folder = 'docs/screens';
const fileOf = (id: string): string => `${folder}/${id}.txt`;

/** Whether the screens are taken down as they are, instead of held against the record. */
export const isRecording = (): boolean => process.env['SCREENS'] === 'record';

const read = (id: string): Screens =>
  existsSync(fileOf(id)) ? parseScreens(readFileSync(fileOf(id), 'utf8')) : new Map();

/** The judge of one machine's screens, by what has been recorded of them. */
export const recordedScreens = (id: string): ScreenJudge => new ScreenJudge(read(id));

/** Takes down the screens of one machine; views of one machine in several files add to one record. */
export class ScreenRecorder {
  readonly #id: string;
  #screens: Screens;

  constructor(id: string) {
    this.#id = id;
    this.#screens = read(id);
  }

  add(state: string, screen: Screen): void {
    this.#screens = withScreen(this.#screens, state, screen);
  }

  keep(): void {
    mkdirSync(folder, { recursive: true });
    writeFileSync(fileOf(this.#id), screensText(`The screens of ${this.#id}, by state`, this.#screens));
  }
}
