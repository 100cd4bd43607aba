/** The letter under which a term is listed. */
export const letterOf = ({ name }: { readonly name: string }): string => name.charAt(0).toUpperCase();
