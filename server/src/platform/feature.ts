import type { FastifyInstance } from 'fastify'
import type { Platform } from './platform.ts'

/** What a feature brings to a server. `app.ts` calls each part for all features, in their order. */
export interface Feature {
  /** Connects hooks of earlier features. */
  connect?(platform: Platform): void
  /** Binds the feature's routes. */
  routes?(app: FastifyInstance, platform: Platform): void | Promise<void>
  /**
   * Starts the feature's jobs, in the one process that runs them.
   * @param start.isAlone no other process can be answering: work that is open in the database was left by a dead process
   */
  work?(platform: Platform, start: { readonly isAlone: boolean }): void | Promise<void>
}
