/** What is said above the page of an agent that isn't open as a whole. Free of dependencies. */
export const agentNoticeTexts = {
  gone: "You no longer have access to this agent: it was deleted or transferred, or you were removed from its workspace. You can't save changes, but your text stays until you leave so you can copy it.",
  pausedByPlan:
    'You have more agents than your plan includes, so this one is paused and hidden from visitors. Nothing was deleted. It becomes active again when you upgrade.',
} as const
