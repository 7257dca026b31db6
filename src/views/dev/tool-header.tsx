import { useActorRef, useSelector } from '@xstate/react';
import { readSidebar, readTheme } from '#browser/storage.ts';
import { devWords } from '#domain/words/dev.ts';
import { appearanceMachine } from '#machines/app/appearance.ts';
import { ThemeSwitch } from '#views/app/shell/theme-switch.tsx';
import { Wordmark } from '#views/ui/wordmark.tsx';
import * as css from './tool-page.css.ts';

/** The way back to all tools, the name of this one where it stands in the bar, and the theme. */
export const ToolHeader = ({ title }: { title: string }) => {
  const appearance = useActorRef(appearanceMachine, {
    input: { theme: readTheme(), sidebar: readSidebar() },
  });
  const theme = useSelector(appearance, ({ context }) => context.theme);
  return (
    <header className={css.wideBar}>
      <div className={css.barRow}>
        <a className={css.home} href="/dev" aria-label={devWords.start}>
          <Wordmark name={devWords.product} />
        </a>
        <h1 className={css.barTitle}>{title}</h1>
        <ThemeSwitch
          theme={theme}
          onThemeChange={(chosen) => appearance.send({ type: 'theme.changed', theme: chosen })}
        />
      </div>
    </header>
  );
};
