/** What is said above the page of an agent that isn't open as a whole. Free of dependencies. */
export const agentNoticeTexts = {
  gone: 'This agent is no longer open to you: it was deleted or handed over, or your access to its workspace has ended. Nothing can be saved here any more. What you have typed stays until you leave, so that you can copy it.',
  pausedByPlan:
    "The plan has room for fewer agents than there are, so this one is paused and visitors don't find it. Nothing was deleted: it comes back by itself with a larger plan.",
} as const
