/** A tariff as it is typed. */
export type ProductForm = { name: string; description: string };

/** What the form of a new tariff begins with. */
export const blankProduct: ProductForm = { name: '', description: '' };

/** The most letters of a name and of a description. */
export const longestProductName = 100;
export const longestDescription = 500;

/** The rule that a form breaks, or null. */
export function findProductFault({ name }: ProductForm): { field: 'name'; code: 'nameMissing' } | null {
  return name.trim() === '' ? { field: 'name', code: 'nameMissing' } : null;
}

/** A form without a fault, as calls have it; an empty description takes away the one that is there. */
export const productPayload = ({ name, description }: ProductForm): ProductForm => ({
  name: name.trim(),
  description: description.trim(),
});

/** The fields in which two forms differ. */
export function productDifferences(one: ProductForm, other: ProductForm): (keyof ProductForm)[] {
  const fields: (keyof ProductForm)[] = ['name', 'description'];
  return fields.filter((field) => one[field].trim() !== other[field].trim());
}
