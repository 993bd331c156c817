import type { AgentTemplate } from './agent-template.ts'
import { appointmentTemplates } from './appointments.ts'
import { guestTemplates } from './guests.ts'
import { publicTemplates } from './public-places.ts'
import { shopTemplates } from './shops.ts'

export const agentTemplates: readonly AgentTemplate[] = [
  ...guestTemplates,
  ...appointmentTemplates,
  ...shopTemplates,
  ...publicTemplates,
]
