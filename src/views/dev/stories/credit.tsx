import { Beside } from './around.tsx';
import { atRest, type Stages } from './stage.ts';

export const stages: Stages = {
  'own-credit': async () => {
    const { CreditSection } = await import('#views/credit/section.tsx');
    return (actor) => <CreditSection actor={actor as never} />;
  },
  'credit-list': async () => {
    const [{ MembersCredit }, { creditDeskModel }, { searchMachine }] = await Promise.all([
      import('#views/credit/members.tsx'),
      import('#machines/credit/desk-model.ts'),
      import('#machines/patterns/search.ts'),
    ]);
    const machine = atRest(creditDeskModel);
    return (actor) => (
      <Beside machine={machine}>
        {(desk) => (
          <Beside machine={searchMachine} input={{ text: '' }}>
            {(search) => <MembersCredit actor={actor as never} desk={desk} search={search} />}
          </Beside>
        )}
      </Beside>
    );
  },
  'credit-desk': async () => {
    const [
      { MembersCredit, everyMember },
      { creditListMachine },
      { searchMachine },
      samples,
      { fromPromise },
    ] = await Promise.all([
      import('#views/credit/members.tsx'),
      import('#machines/credit/list.ts'),
      import('#machines/patterns/search.ts'),
      import('#machines/credit/sample-accounts.ts'),
      import('xstate'),
    ]);
    const rows = [samples.withCredit, samples.owing];
    const read = creditListMachine.provide({
      actors: {
        readPage: fromPromise(async () => ({ rows, total: rows.length })) as never,
        polling: fromPromise(() => new Promise<never>(() => {})) as never,
      },
    });
    return (actor) => (
      <Beside machine={read} input={{ question: everyMember }}>
        {(list) => (
          <Beside machine={searchMachine} input={{ text: '' }}>
            {(search) => <MembersCredit actor={list} desk={actor as never} search={search} />}
          </Beside>
        )}
      </Beside>
    );
  },
};
