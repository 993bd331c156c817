import type { CallerContext } from '../../auth/index.ts'

export interface SetupContext extends CallerContext {
  /** Whether the request and the server are on the machine itself. There, the first account is the operator. */
  readonly isLocal: boolean
}
