export { observeDatabase, observeJob } from './observe-work.ts'
export { startTelemetry, type StopTelemetry, type TelemetryOf } from './start-telemetry.ts'
export { metricsPortVariable, telemetryVariables, type TelemetrySettings } from './variables.ts'
