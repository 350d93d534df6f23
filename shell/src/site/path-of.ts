/** The path of an address of this site, without query and fragment. */
export const pathOf = (href: string): string => href.split(/[?#]/, 1)[0] ?? href
