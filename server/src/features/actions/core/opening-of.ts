import type { ActionState } from '@parleykit/contract/actions/action-runs'
import { actionTexts, codeTexts, fillText } from './action-texts.ts'
import { type Guarded, type Identity, missingProof } from './identity.ts'

interface Opening {
  readonly state: ActionState
  readonly text: string
}

/** How an action begins for a visitor: with its form, or with the address that they have to prove. */
export function openingOf(
  action: Guarded & { readonly name: string },
  identity: Identity,
  language: string,
): Opening {
  const texts = actionTexts(language)
  const { name } = action
  switch (missingProof(action, identity)) {
    case 'sign_in':
      return { state: 'form', text: texts.signIn }
    case 'email':
      return { state: 'email', text: fillText(codeTexts(language).askEmail, { name }) }
    case null:
      return { state: 'form', text: fillText(texts.offer, { name }) }
  }
}
