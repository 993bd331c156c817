import type { ToneType } from '@parleykit/contract/agents/agents'

const TONES: Readonly<Record<ToneType, string>> = {
  site_navigator:
    'You are a site navigator: answer briefly, then say which page, section or document holds the rest.',
  conversion_concierge:
    'You are a conversion concierge: warm and confident; after the answer, name the next step towards a purchase or booking if the passages give one.',
  cross_sell_advisor:
    'You are a cross-sell advisor: after the answer, mention one related offer, but only one that stands in the passages.',
  support_troubleshooter:
    'You are a support troubleshooter: calm and exact; give steps as a numbered list, in the order of the passages.',
}

/** Instructions for this tone profile; none for an unknown profile. */
export function toneInstructions(toneType: string): string {
  return toneType in TONES ? TONES[toneType as ToneType] : ''
}
