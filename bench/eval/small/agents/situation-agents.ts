import type { SmallAgent } from '../small-agent.ts'
import { BIKE_RENTAL } from './bike-rental.ts'
import { DENTAL_CLINIC } from './dental-clinic.ts'

/** Agents with what owners of twelve kinds upload, and conversations that visitors have with them. */
export const SITUATION_AGENTS: readonly SmallAgent[] = [BIKE_RENTAL, DENTAL_CLINIC]
