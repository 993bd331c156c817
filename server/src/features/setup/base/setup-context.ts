import type { CallerContext } from '../../auth/index.ts'

export interface SetupContext extends CallerContext {
  /** The host name that the request is for, without a port. */
  readonly hostname: string
}
