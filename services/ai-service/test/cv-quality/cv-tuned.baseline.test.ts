import { testBaselineOf } from './test-baseline.ts'

testBaselineOf('tuned')
