export {
  fuzzOperation,
  tryRequest,
  type CounterExample,
  type FuzzCaller,
  type FuzzTarget,
  type ResolvedRequest,
} from './fuzz-operation.ts'
export type { FuzzRequest } from './fuzz-requests.ts'
export type { FuzzAnswer } from './judge-answer.ts'
export { markOf, type Rows } from './row-marks.ts'
