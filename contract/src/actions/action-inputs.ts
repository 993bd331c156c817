import { z } from 'zod'
import { nameText, storableText, trimmedText } from '../base/values.ts'
import { isVisible } from '../base/visible-text.ts'
import {
  actionChoicesMax,
  actionHeadersMax,
  actionInputsMax,
  actionNameMax,
  actionTextMax,
  actionUrlMax,
  actionValueMax,
} from './limits.ts'
import { fieldPath, headerName, headerValue } from './request-parts.ts'

export const actionInputTypes = ['text', 'number', 'choice', 'date', 'email'] as const
export type ActionInputType = (typeof actionInputTypes)[number]

/**
 * Who fills an input in. `visitor`: the visitor. A model may pass on a value that the visitor typed; any other value is
 * shown to the visitor first. `agent`: a model may take it from the conversation. `identity`: what was proved about the visitor; nobody can type it. `fixed`: always the same.
 */
export const actionInputSources = ['visitor', 'agent', 'identity', 'fixed'] as const
export type ActionInputSource = (typeof actionInputSources)[number]

/**
 * What an action's `identity` input holds: the ID or the name of the person whom the website signed in, the proved email
 * address, or one of the attributes that the website told, such as `attributes.plan`.
 */
export const identityClaimSchema = z.union([
  z.enum(['id', 'email', 'name']),
  z.templateLiteral(['attributes.', z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)]),
])
export type IdentityClaim = z.output<typeof identityClaimSchema>

const inputName = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Use lower-case letters, digits and underscores, and begin with a letter')

/** A request to the action's own host that finds the choices of an input. */
const choicesFromSchema = z.object({
  /** A template, too. The input is shown once the inputs in it are filled in. */
  url: z.string(),
  /** Without secrets: those of the action are sent. */
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The field that is sent: `data.*[].start`. */
  value: z.string(),
  /** The field that visitors choose from; empty for the value itself. */
  label: z.string(),
})
export type ChoicesFrom = z.output<typeof choicesFromSchema>

/** An input as it is returned. */
export const actionInputSchema = z.object({
  /** The name in templates and in the wire format. */
  name: inputName,
  /** The label that visitors see. */
  label: z.string(),
  type: z.enum(actionInputTypes),
  required: z.boolean(),
  source: z.enum(actionInputSources),
  /** For the type `choice`. */
  choices: z.array(z.string()),
  /** For the type `choice`: finds its choices when the form is shown and when it is sent. */
  choicesFrom: choicesFromSchema.nullable().optional(),
  /** For the source `fixed`. */
  value: z.string().nullable(),
  /** For the source `identity`. */
  claim: identityClaimSchema.nullable(),
  /** A hint below the field. */
  hint: z.string(),
})
export type ActionInput = z.output<typeof actionInputSchema>

const editedInput = actionInputSchema
  .extend({
    label: nameText.pipe(z.string().min(1, 'Please enter a label').max(actionNameMax)),
    choices: z.array(trimmedText.pipe(z.string().min(1).max(actionNameMax))).max(actionChoicesMax),
    choicesFrom: choicesFromSchema
      .extend({
        url: trimmedText.pipe(z.string().min(1, 'Please enter the address of the choices').max(actionUrlMax)),
        headers: z.array(z.object({ name: headerName, value: headerValue })).max(actionHeadersMax),
        value: fieldPath,
        label: z.union([z.literal(''), fieldPath]),
      })
      .nullable()
      .optional(),
    value: storableText.pipe(z.string().max(actionValueMax)).nullable(),
    hint: trimmedText.pipe(z.string().max(actionTextMax)),
  })
  .superRefine((input, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (input.type === 'choice' && !input.choicesFrom && input.choices.length === 0)
      refuse('choices', 'Please enter at least one choice')
    if (input.source === 'fixed' && !isVisible(input.value ?? ''))
      refuse('value', 'Please enter the fixed value')
    if (input.source === 'identity' && input.claim === null)
      refuse('claim', 'Please choose what is known about the visitor')
  })

/** Inputs as they are entered. */
export const actionInputsSchema = z
  .array(editedInput)
  .max(actionInputsMax)
  .refine(
    (inputs) => new Set(inputs.map(({ name }) => name)).size === inputs.length,
    'Two inputs have the same name',
  )

/** Values by input name, as a visitor sends them. */
export const actionValuesSchema = z.record(
  inputName,
  storableText.pipe(z.string().max(actionValueMax, `A value can have at most ${actionValueMax} characters`)),
)
export type ActionValues = z.output<typeof actionValuesSchema>
