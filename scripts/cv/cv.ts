import { explainFields } from './explain-fields.ts'
import { explainPath } from './explain-path.ts'
import { explainLines } from './explain-lines.ts'
import { printField, printFieldInFull, printLine } from './print-explanation.ts'
import { NotExplained, readTraced } from './read-traced.ts'

const USAGE =
  'usage: pnpm cv explain FILE [FIELD], FIELD such as name, skills, experience.0.position or path; or pnpm cv fit [folds]'

/** The lines to print. Throws `NotExplained`. */
const explain = async (file: string, field: string | undefined): Promise<string[]> => {
  const trace = await readTraced(file)
  if (field === 'path') return [...explainPath(trace)]
  const lines = explainLines(trace)
  const fields = explainFields(trace, lines)
  if (field === undefined) return [...lines.map(printLine), '', ...fields.map(printField)]
  const matchingFields = fields.filter((one) => one.field === field || one.field.startsWith(`${field}.`))
  if (matchingFields.length > 0) return matchingFields.flatMap((one) => printFieldInFull(one, lines))
  const offers = (trace.offers.get(field) ?? []).map(
    ({ rule, read, score }) => `  ‘${read.value}’ ${score.toFixed(2)}, ${rule}`,
  )
  if (offers.length > 0) return [`${field} is empty: no offer was sure enough`, ...offers]
  throw new NotExplained(
    `${field} is empty in ${file}; it has ${fields.map((one) => one.field).join(', ') || 'no field'}`,
  )
}

const [command, file, field, ...rest] = process.argv.slice(2)
if (command === 'fit' && (file === undefined || file === 'folds') && field === undefined) {
  const { fitWeights } = await import('./fit/fit.ts')
  process.stdout.write(`${(await fitWeights(file === 'folds')).join('\n')}\n`)
} else if (command !== 'explain' || file === undefined || rest.length > 0) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  try {
    process.stdout.write(`${(await explain(file, field)).join('\n')}\n`)
  } catch (error) {
    if (!(error instanceof NotExplained)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
