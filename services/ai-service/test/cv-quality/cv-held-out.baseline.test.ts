import { testBaselineOf } from './test-baseline.ts'

testBaselineOf('held out')
