import type { Platform } from '../../../platform/platform.ts'
import type { AdmittedVisitor } from './admit-visitor.ts'

/** For verbs that a visitor of an agent calls. */
export interface VisitorContext {
  readonly platform: Platform
  readonly visitor: AdmittedVisitor
}
