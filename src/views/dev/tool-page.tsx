import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { readSidebar, readTheme } from '#browser/storage.ts';
import { devWords } from '#domain/words/dev.ts';
import { appearanceMachine } from '#machines/app/appearance.ts';
import { ThemeSwitch } from '#views/app/shell/theme-switch.tsx';
import { Content } from '#views/ui/content.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Wordmark } from '#views/ui/wordmark.tsx';
import * as css from './tool-page.css.ts';

export type ToolPageProps = { title: string; detail?: string; children: ReactNode };

/** Header, title and column of every tool. */
export const ToolPage = ({ title, detail, children }: ToolPageProps) => {
  const appearance = useActorRef(appearanceMachine, {
    input: { theme: readTheme(), sidebar: readSidebar() },
  });
  const theme = useSelector(appearance, ({ context }) => context.theme);
  useEffect(() => {
    document.title = `${title} · ${devWords.product}`;
  }, [title]);
  return (
    <>
      <header className={css.bar}>
        <Content>
          <div className={css.barRow}>
            <a className={css.home} href="/dev">
              <Wordmark name={devWords.product} />
            </a>
            <ThemeSwitch
              theme={theme}
              onThemeChange={(chosen) => appearance.send({ type: 'theme.changed', theme: chosen })}
            />
          </div>
        </Content>
      </header>
      <Content>
        <main className={css.main}>
          <PageTitle detail={detail}>{title}</PageTitle>
          {children}
        </main>
      </Content>
    </>
  );
};
