/** Texts about agents of a workspace offered to a member. */
export const ownershipTransferTexts = {
  noAgents: 'This workspace has no agents to transfer.',
  offerIsOpen: "There's already an open offer. Withdraw it first.",
} as const
