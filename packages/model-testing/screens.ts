/** One control, heading or dialog as a screen has it. */
export interface ScreenPart {
  readonly role: string;
  readonly name: string;
  readonly isOff: boolean;
}

/** A line a part, in the order of the page: `button "Save"`, `button "Save" off`. */
export type Screen = readonly string[];

/** The screens that a view has in each state; a state has several where its context decides. */
export type Screens = ReadonlyMap<string, readonly Screen[]>;

/** A screen in words. */
export function screenOf(parts: readonly ScreenPart[]): Screen {
  return parts.map(({ role, name, isOff }) => `${role} ${JSON.stringify(name)}${isOff ? ' off' : ''}`);
}

const nameOf = (line: string): string => line.replace(/ off$/, '');
const keyOf = (screen: Screen): string => screen.toSorted().join('\n');

/** Screens with one more; one that the state has already is not kept twice. */
export function withScreen(screens: Screens, state: string, screen: Screen): Screens {
  const known = screens.get(state) ?? [];
  return known.some((one) => keyOf(one) === keyOf(screen))
    ? screens
    : new Map([...screens, [state, [...known, screen]]]);
}

/** Screens as a page that people review: the states that share a screen stand above it. */
export function screensText(title: string, screens: Screens): string {
  const blocks = new Map<string, { readonly states: string[]; readonly screen: Screen }>();
  for (const [state, list] of [...screens].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    for (const screen of list.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
      const block = blocks.get(keyOf(screen)) ?? { states: [], screen };
      block.states.push(state);
      blocks.set(keyOf(screen), block);
    }
  const texts = [...blocks.values()].map(({ states, screen }) =>
    [...states, ...(screen.length === 0 ? ['  (no controls)'] : screen.map((line) => `  ${line}`))].join(
      '\n',
    ),
  );
  return `${[`# ${title}`, ...texts].join('\n\n')}\n`;
}

/** Reads what `screensText` has written. */
export function parseScreens(text: string): Screens {
  const [, ...blocks] = text.trimEnd().split('\n\n');
  return blocks.reduce<Screens>((screens, block) => {
    const lines = block.split('\n');
    const screen = lines.filter((line) => line.startsWith('  ') && line !== '  (no controls)');
    const states = lines.filter((line) => !line.startsWith('  '));
    return states.reduce(
      (sum, state) =>
        withScreen(
          sum,
          state,
          screen.map((line) => line.slice(2)),
        ),
      screens,
    );
  }, new Map());
}

function without(lines: Screen, others: Screen): Screen {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** What a screen lacks and has too much, held against the record; parts that no record names are not judged. */
export class ScreenJudge {
  readonly #screens: Screens;
  readonly #names: ReadonlySet<string>;
  readonly #keys: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(screens: Screens) {
    this.#screens = screens;
    this.#names = new Set([...screens.values()].flat(2).map(nameOf));
    this.#keys = new Map([...screens].map(([state, list]) => [state, new Set(list.map(keyOf))]));
  }

  /** The differences from the nearest screen that the state has; none where it has no record. */
  findings(state: string, seen: Screen): readonly string[] {
    const screen = seen.filter((line) => this.#names.has(nameOf(line)));
    const list = this.#screens.get(state) ?? [];
    if (list.length === 0 || this.#keys.get(state)?.has(keyOf(screen))) return [];
    const all = list.map((one) => [
      ...without(one, screen).map((line) => `the recorded screen has ${line}`),
      ...without(screen, one).map((line) => `the recorded screen has no ${line}`),
    ]);
    return all.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
}
