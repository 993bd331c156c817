import { zodResolver } from '@hookform/resolvers/zod'
import { agentTexts, wizardTexts } from '@parleykit/contract/owner-texts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { withDetail } from '../../api-error.ts'
import { toast, toastError } from '../../ui/toast-queue.ts'
import { useCreateAgent, useUpdateAgent } from '../agents/queries.ts'
import { emptyWizard, fieldsOfStep, type Step, wizardForm } from './wizard-steps.ts'

/** What was typed so far, the step on screen, and the agent once there is one. */
export function useWizard() {
  const form = useForm({ resolver: zodResolver(wizardForm), defaultValues: emptyWizard })
  const [step, setStep] = useState<Step>(1)
  const [agentId, setAgentId] = useState<number | null>(null)
  const creation = useCreateAgent()
  const update = useUpdateAgent()

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
        const agent = await creation.mutateAsync({ name, toneType })
        setAgentId(agent.id)
        toast(agentTexts.created)
      } else {
        await update.mutateAsync({ id: agentId, name, toneType })
      }
      setStep(3)
    } catch (error) {
      toastError({ title: failure.title, description: withDetail(failure.description, error) })
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
    leaveName,
    leaveProfile,
    leaveKnowledge,
    isSavingProfile: creation.isPending || update.isPending,
  }
}
export type Wizard = ReturnType<typeof useWizard>
