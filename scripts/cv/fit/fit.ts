import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ACTIONS } from '../../../services/ai-service/src/cv/scored/action.ts'
import { choose } from '../../../services/ai-service/src/cv/scored/choose.ts'
import { bestPath, type WeightTable } from '../../../services/ai-service/src/cv/scored/path.ts'
import { readPath } from '../../../services/ai-service/src/cv/scored/read-scored.ts'
import type { RulesReading } from '../../../services/ai-service/src/cv/scored/rules-say.ts'
import { weightsFile } from '../../../services/ai-service/src/cv/scored/weights.ts'
import { figuresOfReadings } from './figures.ts'
import { labelledExamples, type LabelledExample } from './labelled-examples.ts'
import { fit, type Example } from './perceptron.ts'
import { randomFrom, shuffled } from './random.ts'

/** Shares of the lexicon that are missing in copies of the labelled CVs; each is the seed of its own copy. */
const MISSING = [0.3, 0.5, 0.4]
const FOLDS = 5
const DECIMALS = 100

const thinnedExamples = async (share: number, seed: number): Promise<Example[]> => {
  const child = fork(fileURLToPath(new URL('thinned-examples.ts', import.meta.url)), [String(share), String(seed)])
  const [message] = (await once(child, 'message')) as [Example[]]
  return message
}

/** One feature a line, so that a change of weights is read in a diff. */
const print = (weights: WeightTable): string => {
  const rows = [...weights]
    .map(([feature, row]) => [feature, [...row].map((weight) => Math.round(weight * DECIMALS) / DECIMALS)] as const)
    .filter(([, row]) => row.some((weight) => weight !== 0))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, row]) => `    ${JSON.stringify(feature)}: [${row.map((weight) => weight + 0).join(',')}]`)
  return `{\n  "actions": ${JSON.stringify(ACTIONS)},\n  "weights": {\n${rows.join(',\n')}\n  }\n}\n`
}

/** Reads each CV by weights that were fitted on the four fifths it isn't in. */
const crossValidated = (examples: readonly LabelledExample[], copies: readonly (readonly Example[])[]) => {
  const order = shuffled(
    examples.map((_, index) => index),
    randomFrom(7),
  )
  const readings: { example: LabelledExample; path: RulesReading; vote: RulesReading }[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isTest = (index: number) => order.indexOf(index) % FOLDS === fold
    const weights = fit(copies.flatMap((copy) => copy.filter((_, index) => !isTest(index))))
    for (const example of examples.filter((_, index) => isTest(index))) {
      const path = readPath(example.units, bestPath(example.sites, weights).actions)
      readings.push({ example, path, vote: choose(example.units, path, example.rules) })
    }
  }
  return readings
}

/** Fits the weights and writes them; with `withFolds` prints first how well CVs are read that weren't learned from. */
export const fitWeights = async (withFolds: boolean): Promise<readonly string[]> => {
  const examples = await labelledExamples()
  const copies: (readonly Example[])[] = [examples]
  for (const [index, share] of MISSING.entries()) copies.push(await thinnedExamples(share, index + 1))
  const readings = withFolds ? crossValidated(examples, copies) : []
  const figures = withFolds
    ? [
        figuresOfReadings(
          'rules',
          readings.map(({ example }) => [example.cv, example.rules]),
        ),
        figuresOfReadings(
          'path',
          readings.map(({ example, path }) => [example.cv, path]),
        ),
        figuresOfReadings(
          'vote',
          readings.map(({ example, vote }) => [example.cv, vote]),
        ),
      ]
    : []
  const weights = fit(copies.flat())
  writeFileSync(weightsFile, print(weights))
  return [...figures, `${String(weights.size)} features of ${String(examples.length)} CVs`]
}
