import { type ModelProvider, providerProfiles } from '@parleykit/contract/models/model-providers'

/** What is wrong with a connection that worked before, and what its owner can do. */
export function explainFault(
  provider: ModelProvider,
  {
    reason,
    model,
  }: { readonly reason: 'unauthorized' | 'no_credit' | 'no_such_model'; readonly model: string },
): string {
  const { name } = providerProfiles[provider]
  switch (reason) {
    case 'unauthorized':
      return `${name} doesn't accept the key anymore. Enter another one.`
    case 'no_credit':
      return `Your account at ${name} has no credit left. Add credit there.`
    case 'no_such_model':
      return `${name} doesn't have the model ${model} anymore. Choose another one.`
  }
}
