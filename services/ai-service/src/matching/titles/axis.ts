/** Words of a speciality that mean the same, with kinds of it: 'React' is a kind of 'frontend'. */
export type Speciality = { names: readonly string[]; kinds: readonly string[] }

/** Specialities that exclude each other: who names one of them doesn't name the job of another. */
export type Axis = {
  name: string
  /** Whether a title that names none of them isn't that of a speciality: a nurse is no intensive care nurse. */
  isOwnJob: boolean
  /** Whether it is the trade in which somebody works, which is part of many a title. */
  isSector: boolean
  /** Heads of the titles that it parts; it says nothing of others. */
  heads: RegExp
  specialities: readonly Speciality[]
}

/** An axis from its lines: a speciality a line, its kinds behind `<`. */
export const axis = (
  name: string,
  heads: readonly string[],
  { isOwnJob = false, isSector = false },
  lines: string,
): Axis => ({
  name,
  isOwnJob,
  isSector,
  heads: new RegExp(`(?:${heads.join('|')})$`, 'u'),
  specialities: lines
    .trim()
    .split('\n')
    .map((line) => {
      const [names = [], kinds = []] = line.split('<').map((side) => side.split(',').map((word) => word.trim()))
      return { names, kinds }
    }),
})
