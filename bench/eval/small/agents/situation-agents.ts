import type { SmallAgent } from '../small-agent.ts'
import { BIKE_RENTAL } from './bike-rental.ts'
import { DENTAL_CLINIC } from './dental-clinic.ts'
import { MUNICIPALITY } from './municipality.ts'
import { MUSEUM } from './museum.ts'
import { RESTAURANT } from './restaurant.ts'
import { SOFTWARE_DOCS } from './software-docs.ts'

/** Agents with what owners of several kinds upload, and conversations that visitors have with them. */
export const SITUATION_AGENTS: readonly SmallAgent[] = [
  BIKE_RENTAL,
  SOFTWARE_DOCS,
  MUNICIPALITY,
  RESTAURANT,
  DENTAL_CLINIC,
  MUSEUM,
]
