/**
 * The path of the address of a request. Without URL, which throws on addresses that a stranger may send, such as `//:`.
 */
export const pathOf = (address: string): string => address.replace(/[?#].*$/s, '')
