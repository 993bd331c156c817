import { agentTexts, trainingTexts, wizardTexts } from '@parleykit/contract/owner-texts'
import { useState } from 'react'
import { withDetail } from '../../api-error.ts'
import { toast, toastError } from '../../ui/toast-queue.ts'
import { imageFailure } from '../agents/image-failure.ts'
import { useUpdateAgent, useUploadProfileImage } from '../agents/queries.ts'
import { trainingFailureText, useTrainAgent } from '../training/train-agent.ts'
import type { Wizard } from './use-wizard.ts'
import { firstMessage, stepOfFirstError } from './wizard-steps.ts'

export type Phase =
  | { readonly name: 'editing' | 'saving' | 'training' | 'completed' }
  | { readonly name: 'failed'; readonly reason: string }

/** The last step: saves the agent, uploads its image, trains it. */
export function useCompletion({ form, agentId, setStep }: Wizard) {
  const [phase, setPhase] = useState<Phase>({ name: 'editing' })
  const [image, setImage] = useState<File | null>(null)
  const [uploadedImage, setUploadedImage] = useState<File | null>(null)
  const update = useUpdateAgent()
  const upload = useUploadProfileImage()
  const training = useTrainAgent(agentId ?? 0)

  async function uploadImage(id: number) {
    if (image === null || image === uploadedImage) return
    await upload.mutateAsync({ id, file: image })
    setUploadedImage(image)
  }

  /** Says what failed, and tells whether everything is stored. */
  async function saveAll(id: number): Promise<boolean> {
    try {
      await update.mutateAsync({ id, ...form.getValues() })
      form.reset(form.getValues())
    } catch (error) {
      const { title, description } = wizardTexts.saveFailed
      toastError({ title, description: withDetail(description, error) })
      return false
    }
    try {
      await uploadImage(id)
    } catch (error) {
      toastError(imageFailure(error))
      return false
    }
    toast(agentTexts.created)
    return true
  }

  async function train() {
    setPhase({ name: 'training' })
    toast(trainingTexts.initiated)
    try {
      await training.mutateAsync()
      toast(trainingTexts.succeeded)
      setPhase({ name: 'completed' })
    } catch (error) {
      const reason = trainingFailureText(error)
      toastError({ title: trainingTexts.failedTitle, description: reason })
      setPhase({ name: 'failed', reason })
    }
  }

  async function complete() {
    if (agentId === null) return toastError(wizardTexts.idMissing)
    if (!(await form.trigger(undefined, { shouldFocus: true }))) {
      const { errors } = form.formState
      setStep(stepOfFirstError(errors) ?? 4)
      const description = [firstMessage(errors), wizardTexts.correctAll].filter(Boolean).join('. ')
      return toastError({ title: wizardTexts.validationTitle, description })
    }
    setPhase({ name: 'saving' })
    if (await saveAll(agentId)) await train()
    else setPhase({ name: 'editing' })
  }

  const hasUnsavedImage = image !== uploadedImage
  return { phase, image, hasUnsavedImage, setImage, complete, review: () => setPhase({ name: 'editing' }) }
}
