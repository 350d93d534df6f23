import { demoCandidates } from '../candidates.ts'

/** File name of the CV of a sample candidate: 'jelle-van-der-kade.pdf'. */
const fileOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '-')}.pdf`

/** The path of each sample candidate's CV, by name; created by `source/make-cvs.ts`. */
export const candidateCvs: ReadonlyMap<string, URL> = new Map(
  demoCandidates.map(({ name }) => [name, new URL(`files/${fileOf(name)}`, import.meta.url)]),
)
