import type { InstructionPart } from '@parleykit/contract/agents/instructions'

interface PartWords {
  readonly label: string
  readonly placeholder: string
}

/** The parts of the instructions, as the form and the history name them. */
export const instructionWords: Readonly<Record<InstructionPart, PartWords>> = {
  about: {
    label: 'Who we are',
    placeholder: 'A family-run bike shop in Ghent. Most customers are tourists.',
  },
  style: { label: 'Style', placeholder: 'Short sentences. Use first names. No exclamation marks.' },
  always: { label: 'Always', placeholder: 'Mention that prices include VAT.' },
  never: { label: 'Never', placeholder: 'Compare us with other shops.' },
  person: {
    label: 'When to offer a person',
    placeholder: 'When a customer is upset, or asks about a damaged bike.',
  },
}

export const instructionsTexts = {
  help: "For agents with a language model. Instructions shape how replies sound. The agent may say who you are; all other facts come from its knowledge. Instructions can't override the rules about knowledge and secrets.",
  history: 'History',
  historyEmpty: 'No earlier versions. Each save is kept here.',
  prompt: 'View the prompt',
  promptTitle: 'What the model reads first',
  promptHelp: 'The saved instructions are shown. The knowledge and the conversation follow it.',
  restore: 'Use this version',
  restored: 'Loaded into the form. Save to apply it.',
} as const
