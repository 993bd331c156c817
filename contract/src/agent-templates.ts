import type { AgentTemplate } from './agent-template.ts'
import { appointmentTemplates } from './agent-templates/appointments.ts'
import { guestTemplates } from './agent-templates/guests.ts'
import { publicTemplates } from './agent-templates/public-places.ts'
import { shopTemplates } from './agent-templates/shops.ts'

export const agentTemplates: readonly AgentTemplate[] = [
  ...guestTemplates,
  ...appointmentTemplates,
  ...shopTemplates,
  ...publicTemplates,
]
