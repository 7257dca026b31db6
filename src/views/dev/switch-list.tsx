import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { devWords } from '#domain/words/dev.ts';
import { Button } from '#views/ui/button.tsx';
import { rowsOf, seenText } from './error-catalogue.ts';
import * as css from './switch-bar.css.ts';
import { switchNames, type SwitchName } from './switch-names.ts';
import { selectSwitch, type SwitchesActor } from './switches-machine.ts';

const words = devWords.catalogue;

/** Every switch with the rows of the error catalogue that it shows. */
export const SwitchList = ({ switches }: { switches: SwitchesActor }) => {
  const on = useSelector(switches, selectSwitch);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        {devWords.bar.network}
      </h2>
      <ul className={css.list}>
        {switchNames.map((name) => (
          <li key={name} className={css.item} data-state={on === name ? 'on' : 'off'}>
            <Button
              size="small"
              tone={on === name ? 'primary' : 'secondary'}
              aria-pressed={on === name}
              onClick={() => switches.send({ type: 'toggle', name })}
            >
              {devWords.switches[name].label}
            </Button>
            <p>{devWords.switches[name].effect}</p>
            <Rows name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Rows = ({ name }: { name: SwitchName }) => (
  <ul className={css.rows}>
    {rowsOf(name).map(({ id, steps, seen }) => (
      <li key={`${id} ${steps}`}>
        <strong>{words.situations[id]}.</strong> {words.how[steps]} <em>{seen.map(seenText).join('. ')}</em>
      </li>
    ))}
  </ul>
);
