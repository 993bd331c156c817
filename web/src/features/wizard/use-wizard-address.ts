import { agentTemplates } from '@parleykit/contract/agent-templates/agent-templates'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { Step } from './wizard-steps.ts'

const route = getRouteApi('/dashboard/create')

/** The wizard's URL state: the step, the agent once created, and its template. */
export function useWizardAddress() {
  const { step: asked = 1, template: templateId } = route.useSearch()
  const template = agentTemplates.find(({ id }) => id === templateId)
  const navigate = useNavigate()
  return {
    asked,
    template,
    goTo(next: Step, agentId: number | null): void {
      const search = {
        ...(next > 1 && { step: next }),
        ...(agentId !== null && { agent: agentId }),
        ...(template && { template: template.id }),
      }
      void navigate({ to: '/dashboard/create', search })
    },
    goToTemplate(chosen: string | undefined): void {
      void navigate({ to: '/dashboard/create', search: chosen === undefined ? {} : { template: chosen } })
    },
  }
}
