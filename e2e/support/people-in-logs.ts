import { demoCandidates } from '@wervio/demo-data'
import { logLines } from './log-lines.ts'

/** How addresses end that tests and the sample data give to people. */
const ADDRESS = /(?:@|%40)(?:voorbeeld|example|wervio)\.(?:nl|com|example)/i

/** A name as it is written in texts, in addresses and in names of files. */
const formsOf = (name: string): string[] =>
  [name, encodeURIComponent(name), name.replaceAll(' ', '+'), name.replaceAll(' ', '-')].map((form) =>
    form.toLowerCase(),
  )

const forms = [...new Set(demoCandidates.flatMap(({ name }) => formsOf(name)))]

const namesSomebody = (line: string): boolean => {
  const small = line.toLowerCase()
  return ADDRESS.test(line) || forms.some((form) => small.includes(form))
}

/** Throws with the lines of a product's logs that name somebody of the tests or of the sample data. */
export const requireNobodyInLogs = async (dataDir: string): Promise<void> => {
  const lines = await logLines(dataDir)
  if (!lines.some((line) => line.includes('"msg":"request"'))) throw new Error(`no request was logged in ${dataDir}`)
  const naming = lines.filter(namesSomebody)
  if (naming.length > 0)
    throw new Error(`${naming.length} lines of the logs name somebody:\n${naming.slice(0, 10).join('\n')}`)
}
