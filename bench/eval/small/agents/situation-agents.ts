import type { SmallAgent } from '../small-agent.ts'
import { BIKE_RENTAL } from './bike-rental.ts'
import { DENTAL_CLINIC } from './dental-clinic.ts'
import { FOOTBALL_CLUB } from './football-club.ts'
import { GYM } from './gym.ts'
import { LANGUAGE_SCHOOL } from './language-school.ts'
import { MUNICIPALITY } from './municipality.ts'
import { MUSEUM } from './museum.ts'
import { RESTAURANT } from './restaurant.ts'
import { SOFTWARE_DOCS } from './software-docs.ts'
import { TEA_SHOP } from './tea-shop.ts'

/** Agents with what owners of several kinds upload, and conversations that visitors have with them. */
export const SITUATION_AGENTS: readonly SmallAgent[] = [
  BIKE_RENTAL,
  SOFTWARE_DOCS,
  MUNICIPALITY,
  RESTAURANT,
  FOOTBALL_CLUB,
  LANGUAGE_SCHOOL,
  DENTAL_CLINIC,
  MUSEUM,
  GYM,
  TEA_SHOP,
]
