/** The letter that a term is listed under. */
export const letterOf = ({ name }: { readonly name: string }, locale: string): string =>
  name.charAt(0).toLocaleUpperCase(locale);
