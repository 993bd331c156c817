/** Texts of notices above an agent's page. Free of dependencies. */
export const agentNoticeTexts = {
  gone: "You no longer have access to this agent: it was deleted or transferred, or you were removed from its workspace. You can't save changes, but your text stays until you leave so you can copy it.",
  keyKnownTo: (giver: string) =>
    `${giver} transferred this agent to you and still knows its API key, so they can chat with it on your plan. Rotate the key, put the new one on your websites, and then revoke the old one.`,
  toKey: 'Rotate the key in Settings',
  pausedByPlan:
    'You have more agents than your plan includes, so this one is paused and hidden from visitors. Nothing was deleted. It becomes active again when you upgrade.',
} as const
