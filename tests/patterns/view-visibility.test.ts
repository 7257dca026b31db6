import { afterEach, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { visibility } from '#browser/visibility.ts';

/** Makes the page seen or unseen, as a change of tabs does. */
function look(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

function watch() {
  const heard: string[] = [];
  const host = setup({
    actors: { visibility },
    actions: { hear: (_, type: string) => void heard.push(type) },
  });
  const machine = host.createMachine({
    invoke: { src: 'visibility' },
    on: { '*': { actions: { type: 'hear', params: ({ event }) => event.type } } },
  });
  return { actor: createActor(machine).start(), heard };
}

afterEach(() => vi.restoreAllMocks());

it('tells at once that a page was opened in the background', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(watch().heard).toEqual(['page.hidden']);
});

it('tells each time that the page is left and looked at again, until nobody listens', () => {
  const { actor, heard } = watch();
  look(true);
  look(false);
  expect(heard).toEqual(['page.shown', 'page.hidden', 'page.shown']);
  actor.stop();
  look(true);
  expect(heard).toHaveLength(3);
});
