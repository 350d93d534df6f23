/** The label of everything that belongs to the product. */
export const partOf = { 'app.kubernetes.io/part-of': 'wervio' }

/** The labels by which one service's pods are found. */
export const ofService = (name: string) => ({ 'app.kubernetes.io/name': name, ...partOf })
