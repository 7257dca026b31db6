import type { GameTypeId } from '#domain/games.ts';

/** A table as its form has it: what is typed, as text. */
export type TableForm = {
  number: string;
  name: string;
  make: string;
  games: readonly GameTypeId[];
  isOutOfOrder: boolean;
  /** What an hour at it costs; null where it cannot be booked for having no price. */
  tariffId: number | null;
  /** Whether members book it ahead; else it is left to walk-ins. */
  isBookable: boolean;
};

/** What the form of a new table begins with. */
export const blankTable: TableForm = {
  number: '',
  name: '',
  make: '',
  games: [],
  isOutOfOrder: false,
  tariffId: null,
  isBookable: true,
};

export type TableFault = { field: 'number'; code: 'table_number_missing' | 'table_number_malformed' };

/** The rule that a form breaks, or null. */
export function findTableFault({ number }: TableForm): TableFault | null {
  if (number.trim() === '') return { field: 'number', code: 'table_number_missing' };
  const isNumber = /^[1-9]\d{0,2}$/.test(number.trim());
  return isNumber ? null : { field: 'number', code: 'table_number_malformed' };
}

/** A table that is there, as its form. */
export function formOf(table: {
  number: number;
  name: string | null;
  make: string | null;
  gameTypes: readonly GameTypeId[];
  isOutOfOrder: boolean;
  tariffId: number | null;
  isBookable: boolean;
}): TableForm {
  return {
    number: String(table.number),
    name: table.name ?? '',
    make: table.make ?? '',
    games: table.gameTypes,
    isOutOfOrder: table.isOutOfOrder,
    tariffId: table.tariffId,
    isBookable: table.isBookable,
  };
}

/** A form without a fault, as calls have it. */
export function payloadOf({ number, name, make, games, ...given }: TableForm) {
  return {
    number: Number(number),
    name: name.trim(),
    make: make.trim(),
    gameTypes: [...games],
    ...given,
  };
}

/** The fields in which two forms differ; the order of the games says nothing. */
export function differences(one: TableForm, other: TableForm): (keyof TableForm)[] {
  const fields: (keyof TableForm)[] = [
    'number',
    'name',
    'games',
    'make',
    'isOutOfOrder',
    'tariffId',
    'isBookable',
  ];
  const told = (form: TableForm, field: keyof TableForm): string =>
    field === 'games' ? form.games.toSorted().join() : String(form[field]).trim();
  return fields.filter((field) => told(one, field) !== told(other, field));
}
