export const number = new Intl.NumberFormat('nl-NL')

/** '1 kandidaat', '1.204 kandidaten'. */
export const countText = (count: number): string => (count === 1 ? '1 kandidaat' : `${number.format(count)} kandidaten`)
