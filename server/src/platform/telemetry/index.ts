export { attributes, logAttributes, type StepName } from './catalogue.ts'
export { openTelemetry } from './open-telemetry.ts'
export { type LogRecord, noTelemetry, type Step, type Telemetry, type Trace } from './telemetry.ts'
