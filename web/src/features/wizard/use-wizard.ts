import { zodResolver } from '@hookform/resolvers/zod'
import { agentTemplates } from '@parleykit/contract/agent-templates'
import { type Agent, defaultToneType } from '@parleykit/contract/agents'
import { agentTexts, wizardTexts } from '@parleykit/contract/owner-texts'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { withDetail } from '../../api-error.ts'
import { toast, toastError } from '../../ui/toast-queue.ts'
import { useCreateAgent, useUpdateAgent } from '../agents/queries.ts'
import { useUpgradeOffer } from '../billing/use-upgrade-offer.ts'
import { fieldsOfStep, reachableStep, type Step, valuesOf, wizardForm } from './wizard-steps.ts'

const route = getRouteApi('/dashboard/create')

/**
 * What was typed so far, and the agent once made; step and agent are kept in the URL, for the browser's Back and for a
 * reload. `resumed` is the agent that the URL named at first.
 */
export function useWizard(resumed: Agent | null) {
  const form = useForm({ resolver: zodResolver(wizardForm), defaultValues: valuesOf(resumed) })
  const [agentId, setAgentId] = useState(resumed?.id ?? null)
  const { step: asked = 1, template: templateId } = route.useSearch()
  const template = agentTemplates.find(({ id }) => id === templateId)
  const step = reachableStep(asked, form.getValues('name'), agentId)
  const navigate = useNavigate()
  const creation = useCreateAgent()
  const update = useUpdateAgent()
  const upgradeOffer = useUpgradeOffer()

  function setStep(next: Step, id = agentId) {
    const search = {
      ...(next > 1 && { step: next }),
      ...(id !== null && { agent: id }),
      ...(template && { template: template.id }),
    }
    void navigate({ to: '/dashboard/create', search })
  }

  /** Its profile is proposed with it. */
  function chooseTemplate(chosen: string | undefined) {
    const toneType = agentTemplates.find(({ id }) => id === chosen)?.settings.toneType
    form.setValue('toneType', toneType ?? defaultToneType)
    void navigate({ to: '/dashboard/create', search: chosen === undefined ? {} : { template: chosen } })
  }

  useEffect(() => {
    if (agentId === null && asked > 2) toastError(wizardTexts.idMissing)
  }, [agentId, asked])

  async function stepIsValid(): Promise<boolean> {
    const fields = fieldsOfStep[step]
    if (await form.trigger([...fields], { shouldFocus: true })) return true
    const message = fields.map((field) => form.getFieldState(field).error?.message).find(Boolean)
    const description = [message, wizardTexts.correctHighlighted].filter(Boolean).join('. ')
    toastError({ title: wizardTexts.validationTitle, description })
    return false
  }

  async function leaveName() {
    if (await stepIsValid()) setStep(2)
  }

  /** Makes the agent, or changes the one that was made before the owner came back to this step. */
  async function leaveProfile() {
    if (!(await stepIsValid())) return
    const { name, toneType } = form.getValues()
    const failure = agentId === null ? agentTexts.createFailed : agentTexts.updateFailed
    try {
      if (agentId === null) {
        const agent = await creation.mutateAsync({ name, toneType, template: template?.id })
        form.reset(template ? valuesOf(agent) : form.getValues())
        setAgentId(agent.id)
        toast(agentTexts.baseCreated)
        setStep(3, agent.id)
      } else {
        await update.mutateAsync({ id: agentId, name, toneType })
        form.resetField('name', { defaultValue: name })
        form.resetField('toneType', { defaultValue: toneType })
        setStep(3)
      }
    } catch (error) {
      const { title, description } = failure
      toastError({ title, description: withDetail(description, error) }, 'agent', upgradeOffer(error))
    }
  }

  async function rename(name: string) {
    form.setValue('name', name)
    if (agentId === null) return
    try {
      await update.mutateAsync({ id: agentId, name })
      form.resetField('name', { defaultValue: name })
    } catch (error) {
      const { title, description } = agentTexts.updateFailed
      toastError({ title, description: withDetail(description, error) })
    }
  }

  function leaveKnowledge() {
    if (agentId === null) toastError(wizardTexts.idMissing)
    else setStep(4)
  }

  return {
    form,
    step,
    setStep,
    agentId,
    template,
    chooseTemplate,
    leaveName,
    leaveProfile,
    leaveKnowledge,
    rename: (name: string) => void rename(name),
    isSavingProfile: creation.isPending || update.isPending,
  }
}
export type Wizard = ReturnType<typeof useWizard>
