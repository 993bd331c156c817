import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import { type Agent, defaultToneType } from '@parleykit/contract/agents/agents'
import { agentTemplates } from '@parleykit/contract/agents/templates/agent-templates'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { withDetail } from '../../../api/api-error.ts'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import type { Form } from '../../../ui/form/use-form.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { useUpgradeOffer } from '../../billing/use-upgrade-offer.ts'
import { useCreateAgent, useUpdateAgent } from '../queries.ts'
import type { WizardValues } from './wizard-steps.ts'
import { fieldsOfStep, reachableStep, type Step, valuesOf, wizardForm } from './wizard-steps.ts'
import { wizardTexts } from './wizard-texts.ts'

/**
 * The wizard's input, and the agent once created. Step and agent are stored in the URL for the browser's Back and for
 * reloads. `resumed` is the agent in the initial URL.
 */
export function useWizard(resumed: Agent | null) {
  const form = useForm({ schema: wizardForm, defaultValues: valuesOf(resumed) })
  useRecheck(form)
  const [agentId, setAgentId] = useState(resumed?.id ?? null)
  const { asked, template, goTo, goToTemplate } = useWizardAddress()
  const step = reachableStep(asked, form.getValues('name'), agentId)
  const [creation, update] = [useCreateAgent(), useUpdateAgent()]
  const upgradeOffer = useUpgradeOffer()

  const setStep = (next: Step, id = agentId) => goTo(next, id)

  /** Also proposes the template's profile. */
  function chooseTemplate(chosen: string | undefined) {
    const toneType = agentTemplates.find(({ id }) => id === chosen)?.settings.toneType
    form.setValue('toneType', toneType ?? defaultToneType)
    goToTemplate(chosen)
  }

  useEffect(() => {
    if (agentId === null && asked > 2) toastError(wizardTexts.idMissing, 'wizard')
  }, [agentId, asked])

  async function leaveName() {
    if (await checkStep(form, step)) setStep(2)
  }

  /** Creates the agent, or updates it if the owner has returned to this step. */
  async function leaveProfile() {
    if (!(await checkStep(form, step))) return
    const { name, toneType } = form.getValues()
    const failure = agentId === null ? agentTexts.createFailed : agentTexts.updateFailed
    try {
      if (agentId === null) {
        const chosen = { name, toneType, template: template?.id }
        const agent = await clearToastsBefore('wizard', creation).mutateAsync(chosen)
        form.reset(template ? valuesOf(agent) : form.getValues())
        setAgentId(agent.id)
        toast(agentTexts.baseCreated, 'wizard')
        setStep(3, agent.id)
      } else {
        await clearToastsBefore('wizard', update).mutateAsync({ id: agentId, name, toneType })
        form.resetField('name', { defaultValue: name })
        form.resetField('toneType', { defaultValue: toneType })
        setStep(3)
      }
    } catch (error) {
      const description = withDetail(failure.description, error)
      toastError({ title: failure.title, description }, 'wizard', upgradeOffer(error))
    }
  }

  function leaveKnowledge() {
    if (agentId === null) toastError(wizardTexts.idMissing, 'wizard')
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
    rename: (name: string) => void renameAgent(form, update, agentId, name),
    isSavingProfile: creation.isPending || update.isPending,
  }
}
export type Wizard = ReturnType<typeof useWizard>

/** Changes the name in the form, and that of an agent that was created already. */
async function renameAgent(
  form: Wizard['form'],
  update: ReturnType<typeof useUpdateAgent>,
  agentId: number | null,
  name: string,
) {
  form.setValue('name', name)
  if (agentId === null) return
  try {
    await clearToastsBefore('wizard', update).mutateAsync({ id: agentId, name })
    form.resetField('name', { defaultValue: name })
  } catch (error) {
    const { title, description } = agentTexts.updateFailed
    toastError({ title, description: withDetail(description, error) }, 'wizard')
  }
}

/**
 * Revalidates an invalid field on every change: steps are validated without a submit, so the form doesn't do it
 * automatically.
 */
function useRecheck({ watch, getFieldState, trigger }: Wizard['form']): void {
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (name && getFieldState(name).invalid) void trigger(name)
    })
    return unsubscribe
  }, [watch, getFieldState, trigger])
}

/** Validates a step's fields and shows their errors. Returns whether they are valid. */
async function checkStep(
  form: Form<WizardValues, z.output<typeof wizardForm>>,
  step: Step,
): Promise<boolean> {
  const fields = fieldsOfStep[step]
  if (await form.trigger([...fields], { shouldFocus: true })) return true
  const message = fields.map((field) => form.getFieldState(field).error?.message).find(Boolean)
  const description = [message, wizardTexts.correctHighlighted].filter(Boolean).join('. ')
  toastError({ title: wizardTexts.validationTitle, description }, 'wizard')
  return false
}

const route = getRouteApi('/dashboard/create')

/** The wizard's URL state: the step, the agent once created, and its template. */
function useWizardAddress() {
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
