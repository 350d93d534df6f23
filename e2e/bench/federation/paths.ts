import { fileURLToPath } from 'node:url'

const repository = new URL('../../../', import.meta.url)

/** Absolute path of something in this repository. */
export const inRepository = (path: string): string => fileURLToPath(new URL(path, repository))
