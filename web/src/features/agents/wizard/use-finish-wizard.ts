import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import { useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { trainingFailureText, useTrainAgent } from '../../retrieval/training/train-agent.ts'
import { imageUploadError } from '../image-upload-error.ts'
import { useUpdateAgent, useUploadProfileImage } from '../queries.ts'
import type { Wizard } from './use-wizard.ts'
import { firstMessage, stepOfFirstError } from './wizard-steps.ts'
import { wizardTexts } from './wizard-texts.ts'

export type Phase =
  | { readonly name: 'editing' | 'saving' | 'training' | 'completed' }
  | { readonly name: 'failed'; readonly reason: string }

/** The last step: saves the agent, uploads its image, and trains it. */
export function useFinishWizard({ form, agentId, setStep }: Wizard) {
  const [phase, setPhase] = useState<Phase>({ name: 'editing' })
  const [image, setImage] = useState<File | null>(null)
  const [uploadedImage, setUploadedImage] = useState<File | null>(null)
  const update = useUpdateAgent()
  const upload = useUploadProfileImage()
  const training = useTrainAgent(agentId ?? 0)

  async function uploadImage(id: number) {
    if (image === null || image === uploadedImage) return
    await clearToastsBefore('wizard', upload).mutateAsync({ id, file: image })
    setUploadedImage(image)
  }

  /** Reports what failed, and returns whether everything is stored. */
  async function saveAll(id: number): Promise<boolean> {
    try {
      await clearToastsBefore('wizard', update).mutateAsync({ id, ...form.getValues() })
      form.reset(form.getValues())
    } catch (error) {
      const { title, description } = wizardTexts.saveFailed
      toastError({ title, description: withDetail(description, error) }, 'wizard')
      return false
    }
    try {
      await uploadImage(id)
    } catch (error) {
      toastError(imageUploadError(error), 'wizard')
      return false
    }
    toast(agentTexts.created, 'wizard')
    return true
  }

  async function train() {
    setPhase({ name: 'training' })
    toast(trainingTexts.initiated, 'training')
    try {
      await training.mutateAsync()
      toast(trainingTexts.succeeded, 'training')
      setPhase({ name: 'completed' })
    } catch (error) {
      const reason = trainingFailureText(error)
      toastError({ title: trainingTexts.failedTitle, description: reason }, 'training')
      setPhase({ name: 'failed', reason })
    }
  }

  async function complete() {
    if (agentId === null) return toastError(wizardTexts.idMissing, 'wizard')
    if (!(await form.trigger(undefined, { shouldFocus: true }))) {
      const { errors } = form.formState
      setStep(stepOfFirstError(errors) ?? 4)
      const description = [firstMessage(errors), wizardTexts.correctAll].filter(Boolean).join('. ')
      return toastError({ title: wizardTexts.validationTitle, description }, 'wizard')
    }
    setPhase({ name: 'saving' })
    if (await saveAll(agentId)) await train()
    else setPhase({ name: 'editing' })
  }

  const hasUnsavedImage = image !== uploadedImage
  return { phase, image, hasUnsavedImage, setImage, complete, review: () => setPhase({ name: 'editing' }) }
}
