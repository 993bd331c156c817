import { type Agent, agentFormInput, defaultToneType, toneTypeSchema } from '@parleykit/contract/agents'
import { defaultBrandColor } from '@parleykit/contract/limits'
import type { z } from 'zod'

/** Everything that the wizard asks for, but the knowledge and the image. */
export const wizardForm = agentFormInput
  .pick({ name: true, tagline: true, description: true, customTone: true, brandColor: true })
  .required()
  .extend({ toneType: toneTypeSchema })
export type WizardValues = z.input<typeof wizardForm>

export const emptyWizard: WizardValues = {
  name: '',
  toneType: defaultToneType,
  tagline: '',
  description: '',
  brandColor: defaultBrandColor,
  customTone: '',
}

/** What the wizard starts with: the fields of an agent that it goes on with, or none. */
export function valuesOf(agent: Agent | null): WizardValues {
  if (!agent) return emptyWizard
  const { name, tagline, description, brandColor, customTone } = agent
  const toneType = toneTypeSchema.catch(defaultToneType).parse(agent.toneType)
  return { name, toneType, tagline, description, brandColor, customTone }
}

export const lastStep = 4
export type Step = 1 | 2 | 3 | 4

/** The fields that a step asks for, in the order they stand on the screen. */
export const fieldsOfStep: Readonly<Record<Step, readonly (keyof WizardValues)[]>> = {
  1: ['name'],
  2: ['toneType'],
  3: [],
  4: ['tagline', 'description', 'brandColor', 'customTone'],
}

type Errors = { readonly [field in keyof WizardValues]?: { readonly message?: string } }

/** The first message among the errors, by the order of the screens. */
export function firstMessage(errors: Errors): string | undefined {
  const order = Object.values(fieldsOfStep).flat()
  return order.map((field) => errors[field]?.message).find((message) => message !== undefined)
}

/** The step whose screen shows the first error. */
export function stepOfFirstError(errors: Errors): Step | undefined {
  return ([1, 2, 4] as const).find((step) => fieldsOfStep[step].some((field) => errors[field]))
}

/** The step that a URL asks for, or the last one before it that the owner has got to. */
export function reachableStep(asked: number, name: string, agentId: number | null): Step {
  const mayGoTo = agentId !== null ? lastStep : wizardForm.shape.name.safeParse(name).success ? 2 : 1
  return ([1, 2, 3, 4] as const).find((step) => step === Math.min(asked, mayGoTo)) ?? 1
}

/** Whether what the agent has come to is its training, and the form of the last step is behind it. */
export function isBeyondForm(agent: Pick<Agent, 'trainingStatus' | 'trained'> | null, step: number): boolean {
  if (agent === null || step < lastStep) return false
  return agent.trained || agent.trainingStatus === 'processing' || agent.trainingStatus === 'error'
}

/** Step 3 leads on once there is an agent that knows something. */
export function canLeaveKnowledge(agentId: number | null, entryCount: number): boolean {
  return agentId !== null && entryCount > 0
}
