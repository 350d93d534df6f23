export { observeDatabase, observeJob } from './observe-work.ts'
export type { StopTelemetry } from './open-telemetry.ts'
export { startTelemetry, type TelemetryOf } from './start-telemetry.ts'
export { metricsPortVariable, telemetryVariables, type TelemetrySettings } from './variables.ts'
