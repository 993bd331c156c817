import { SITUATION_AGENTS } from './agents/situation-agents.ts'
import { ENGLISH_AGENTS } from './english-agents.ts'
import { FURTHER_AGENTS } from './further-agents.ts'
import { measureSmallAgents, type SmallFigures } from './measure-small-agents.ts'

export interface AllSmallFigures {
  /** Six agents with five short texts each. */
  readonly first: SmallFigures
  /** Agents whose faults may be looked at. */
  readonly tuning: SmallFigures
  /** Agents that only measure. */
  readonly heldOut: SmallFigures
}

export function measureAllSmallAgents(): AllSmallFigures {
  return {
    first: measureSmallAgents([...ENGLISH_AGENTS, ...FURTHER_AGENTS]),
    tuning: measureSmallAgents(SITUATION_AGENTS.filter(({ heldOut }) => !heldOut)),
    heldOut: measureSmallAgents(SITUATION_AGENTS.filter(({ heldOut }) => heldOut)),
  }
}
