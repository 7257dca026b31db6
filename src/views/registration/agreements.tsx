import { registrationWords as words } from '#domain/words/registration.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Link } from '#views/ui/link.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import { errorAt, type FormParts } from './form-parts.ts';
import * as css from './page.css.ts';

/** Whether one is a referee, and the terms; they open beside the form, which stays as it is. */
export const Agreements = (parts: FormParts) => {
  const { actor, form, state } = parts;
  return (
    <div className={`${css.full} ${css.stack}`}>
      <Checkbox
        name="isReferee"
        checked={form.isReferee}
        disabled={state === 'busy'}
        onCheckedChange={(value) => actor.send({ type: 'tick.changed', field: 'isReferee', value })}
      >
        {words.fields.isReferee}
      </Checkbox>
      <Checkbox
        name="isEulaAccepted"
        checked={form.isEulaAccepted}
        disabled={state === 'busy'}
        error={errorAt(parts, 'isEulaAccepted')}
        onCheckedChange={(value) => actor.send({ type: 'tick.changed', field: 'isEulaAccepted', value })}
      >
        {words.eula.before}
        <Link href="/termsConditions" target="_blank" rel="noopener">
          {words.eula.link} <VisuallyHidden>{words.eula.opens}</VisuallyHidden>
        </Link>
      </Checkbox>
    </div>
  );
};
