/** A category as it is typed; ages are those of the last day of a year, an empty one is no limit. */
export type CategoryForm = { name: string; minAge: string; maxAge: string; memberIds: readonly string[] };

/** What the form of a new category begins with. */
export const blankCategory: CategoryForm = { name: '', minAge: '', maxAge: '', memberIds: [] };

export type CategoryFault = {
  field: 'maxAge' | 'minAge' | 'name';
  code: 'ageRange' | 'agesOrder' | 'nameMissing';
};

const [youngest, oldest] = [5, 120];

const age = (text: string): number | null => {
  if (text.trim() === '') return null;
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
};

const isAge = (value: number | null): boolean => value === null || (value >= youngest && value <= oldest);

/** The rule that a category breaks, or null. */
export function findCategoryFault({ name, minAge, maxAge }: CategoryForm): CategoryFault | null {
  if (name.trim() === '') return { field: 'name', code: 'nameMissing' };
  const [least, most] = [age(minAge), age(maxAge)];
  if (!isAge(least)) return { field: 'minAge', code: 'ageRange' };
  if (!isAge(most)) return { field: 'maxAge', code: 'ageRange' };
  const isInOrder = least === null || most === null || least <= most;
  return isInOrder ? null : { field: 'maxAge', code: 'agesOrder' };
}

/** A category without a fault, as calls have it. */
export const categoryPayload = ({ name, minAge, maxAge, memberIds }: CategoryForm) => ({
  name: name.trim(),
  minAge: age(minAge),
  maxAge: age(maxAge),
  memberIds: memberIds.map(Number),
});

/** A category as its form has it. */
export function categoryForm(category: {
  name: string;
  minAge: number | null;
  maxAge: number | null;
  people: readonly { userId: number }[];
}): CategoryForm {
  const text = (value: number | null): string => (value === null ? '' : String(value));
  const { name, minAge, maxAge, people } = category;
  return {
    name,
    minAge: text(minAge),
    maxAge: text(maxAge),
    memberIds: people.map(({ userId }) => String(userId)),
  };
}

/** The fields in which two forms differ. */
export function categoryDifferences(one: CategoryForm, other: CategoryForm): (keyof CategoryForm)[] {
  const ids = ({ memberIds }: CategoryForm): string => memberIds.toSorted().join(' ');
  const texts = (['name', 'minAge', 'maxAge'] as const).filter(
    (field) => one[field].trim() !== other[field].trim(),
  );
  return [...texts, ...(ids(one) === ids(other) ? [] : (['memberIds'] as const))];
}
