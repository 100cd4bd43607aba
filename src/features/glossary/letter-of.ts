/** The letter that a term is listed under. */
export const letterOf = ({ name }: { readonly name: string }): string => name.charAt(0).toUpperCase();
