import { runNode } from './test/run-command.ts'

/**
 * Stores the scores of labelled sets as their baselines: of the sets whose name starts with the argument, else of all.
 */
const [name = ''] = process.argv.slice(2)
if (!/^[a-z-]*$/.test(name)) {
  console.error(
    'usage: npm run baseline -- NAME, such as cv, cv-tuned, chat, chat-blind, people, tekstcheck, persona, intake or vacancy-forms',
  )
  process.exit(2)
}
process.exitCode = await runNode(
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--testPathPatterns',
    `/${name}[a-z-]*\\.baseline\\.test\\.ts$`,
  ],
  { env: { ...process.env, WERVIO_BASELINE: 'record' } },
)
