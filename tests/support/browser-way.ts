import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Path, Step } from '#model-testing/path.ts';
import type { Part } from '#model-testing/surface.ts';
import type { Calls, LetGo } from './held-calls.ts';

/** The step of a path that is to be brought about, and the calls that wait meanwhile. */
export type Moment = { path: Path; step: Step; letGo: LetGo };

/** Brings something about as it comes about outside the product's tests. */
export type Bring = (page: Page, event: AnyEventObject, moment: Moment) => Promise<void>;

/** A control that is out of sight until people open what holds it: a menu. */
export type Beneath = Part & {
  /** Opens it where there is something to open, and else leaves the page as it is. */
  open(page: Page): Promise<void>;
  close(page: Page): Promise<void>;
};

/** How a model's paths are walked in a browser against the real server. */
export type BrowserWay = {
  /** Brings a page to where the machine has just started, or to before anything of the product is open. */
  begin(page: Page, path: Path): Promise<void>;
  /** Opens a page that makes a call at once, which waits as all of the path's do. */
  open?(page: Page, path: Path): Promise<void>;
  /** Time passes in the page only as the path says and while it is looked at: for waits as short as a look. */
  holdsTime?: true;
  /** The page's calls go through its service worker, where none of them can be held. */
  hasWorker?: true;
  /** Its steps come about in the course of a movement, which other paths do without. */
  moves?: true;
  calls: Calls;
  /** What brings an event about that no control makes. */
  outside?: Record<string, Bring>;
  /** What brings an outcome about of an actor that makes no call, by source and name. */
  actors?: Record<string, Record<string, Bring>>;
  /** Actors that, once the page is there, have turned out before anyone can look, by source and name of the outcome. */
  atOnce?: Record<string, string> | ((path: Path) => Record<string, string>);
  /** Steps that have happened before anyone can look: what stands before them is not looked at. */
  unseen?: (step: Step) => boolean;
  beneath?: readonly Beneath[];
  /** Fails where what lies behind the page is not right: of a machine without a screen, what it does can be seen there. */
  behind?: (page: Page, expected: AnyMachineSnapshot) => Promise<void>;
  /** The users of the product that the paths are walked in, where it is not the one of all paths. */
  among?: string;
  /** Paths that leave the demo other than it was: each has a product of its own. */
  usesUp?: (path: Path) => boolean;
  /** Brings about in the data what no call of the product can, before it starts: each path has a product of its own. */
  prepare?: (dataDir: string) => Promise<void>;
  /** Why a step cannot be taken in a browser: its path ends before it. */
  leaveOut?: (step: Step) => string | null;
  /** The transitions that no path takes for that reason. */
  untaken?: readonly string[];
};
