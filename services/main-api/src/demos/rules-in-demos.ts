import type { AskParser } from '../platform/ask-parser.ts'
import type { DemoRepository } from './repository.ts'

/**
 * Lets rules read the CVs of a demo, whatever engine was configured: a job has no token that says whom it works for.
 */
export const rulesInDemos =
  (ask: AskParser, demos: Pick<DemoRepository, 'find'>): AskParser =>
  async (recruiter, cv, signal) =>
    ask(recruiter, (await demos.find(recruiter)) === null ? cv : { ...cv, engine: 'builtin' }, signal)
