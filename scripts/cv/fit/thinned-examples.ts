import { thinLexicon } from './thinned-lexicon.ts'

/** A process that sends its parent the labelled CVs as they are read with a share of the lexicon missing. */
const [share = '', seed = ''] = process.argv.slice(2)
thinLexicon(Number(share), Number(seed))
/** Loaded after the hook that changes the lexicon. */
const { labelledExamples } = await import('./labelled-examples.ts')
const examples = await labelledExamples()
process.send?.(
  examples.map(({ sites, path }) => ({ sites, path })),
  () => process.disconnect(),
)
