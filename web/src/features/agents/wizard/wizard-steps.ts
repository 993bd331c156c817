import {
  type Agent,
  agentFormInput,
  defaultToneType,
  toneTypeSchema,
} from '@parleykit/contract/agents/agents'
import { defaultBrandColor } from '@parleykit/contract/agents/limits'
import type { z } from 'zod'

/** All fields of the wizard, except the knowledge and the image. */
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

/** The wizard's initial values: from an existing agent, or empty. */
export function valuesOf(agent: Agent | null): WizardValues {
  if (!agent) return emptyWizard
  const { name, tagline, description, brandColor, customTone } = agent
  const toneType = toneTypeSchema.catch(defaultToneType).parse(agent.toneType)
  return { name, toneType, tagline, description, brandColor, customTone }
}

export const lastStep = 4
export type Step = 1 | 2 | 3 | 4

/** The fields of each step, in screen order. */
export const fieldsOfStep: Readonly<Record<Step, readonly (keyof WizardValues)[]>> = {
  1: ['name'],
  2: ['toneType'],
  3: [],
  4: ['tagline', 'description', 'brandColor', 'customTone'],
}

type Errors = { readonly [field in keyof WizardValues]?: { readonly message?: string } }

/** The first error message in screen order. */
export function firstMessage(errors: Errors): string | undefined {
  const order = Object.values(fieldsOfStep).flat()
  return order.map((field) => errors[field]?.message).find((message) => message !== undefined)
}

/** The step whose screen shows the first error. */
export function stepOfFirstError(errors: Errors): Step | undefined {
  return ([1, 2, 4] as const).find((step) => fieldsOfStep[step].some((field) => errors[field]))
}

/** The step in a URL, or the last one before it that the owner can reach. */
export function reachableStep(asked: number, name: string, agentId: number | null): Step {
  const mayGoTo = agentId !== null ? lastStep : wizardForm.shape.name.safeParse(name).success ? 2 : 1
  return ([1, 2, 3, 4] as const).find((step) => step === Math.min(asked, mayGoTo)) ?? 1
}

/** Whether the agent has reached its training and the last step's form is done. */
export function isBeyondForm(agent: Pick<Agent, 'trainingStatus' | 'trained'> | null, step: number): boolean {
  if (agent === null || step < lastStep) return false
  return agent.trained || agent.trainingStatus === 'processing' || agent.trainingStatus === 'error'
}

/** Step 3 can be completed once the agent exists and has knowledge. */
export function canLeaveKnowledge(agentId: number | null, entryCount: number): boolean {
  return agentId !== null && entryCount > 0
}
