export { openSandboxSession, type SandboxSession } from './open-sandbox-session.ts'
export { runInSandbox } from './run-in-sandbox.ts'
export { SandboxError, type SandboxFailure } from './sandbox-error.ts'
export type { SandboxLimits } from './sandbox-limits.ts'
