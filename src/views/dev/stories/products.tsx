import { Beside } from './around.tsx';
import { atRest, type Stages } from './stage.ts';

const clubs = [{ clubId: 3, name: 'Brooklyn Rack House' }];

export const stages: Stages = {
  'product-list': async () => {
    const [{ ProductsPage, searchMachine }, { productDeskModel }] = await Promise.all([
      import('#views/products/page.tsx'),
      import('#machines/products/desk-model.ts'),
    ]);
    const machine = atRest(productDeskModel);
    return (actor) => (
      <Beside machine={machine}>
        {(desk) => (
          <Beside machine={searchMachine} input={{ text: '' }}>
            {(search) => <ProductsPage actor={actor as never} desk={desk} search={search} clubs={clubs} />}
          </Beside>
        )}
      </Beside>
    );
  },
  'product-desk': async () => {
    const [{ ProductsPage, machine, readAddress, searchMachine }, { newTime, poolTime }, { fromPromise }] =
      await Promise.all([
        import('#views/products/page.tsx'),
        import('#machines/products/sample-products.ts'),
        import('xstate'),
      ]);
    const rows = [poolTime, newTime];
    const read = machine.provide({
      actors: {
        readPage: fromPromise(async () => ({ rows, total: rows.length })) as never,
        polling: fromPromise(() => new Promise<never>(() => {})) as never,
      },
    });
    return (actor) => (
      <Beside machine={read} input={{ question: readAddress('') }}>
        {(list) => (
          <Beside machine={searchMachine} input={{ text: '' }}>
            {(search) => <ProductsPage actor={list} desk={actor as never} search={search} clubs={clubs} />}
          </Beside>
        )}
      </Beside>
    );
  },
  'product-form': async () => {
    const { ProductFormPage } = await import('#views/products/form-page.tsx');
    return (actor) => <ProductFormPage actor={actor as never} />;
  },
  'time-price': async () => {
    const { PricesPage } = await import('#views/products/prices-page.tsx');
    return (actor) => <PricesPage actor={actor as never} />;
  },
};
