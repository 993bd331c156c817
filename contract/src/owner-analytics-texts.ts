export const analyticsTexts = {
  empty: 'Share your agent, and what visitors ask and when will show up here.',
  loadFailed: "The analytics couldn't be loaded.",
  noQuestions: 'Nobody asked anything in this time.',
  allAnswered: 'Every question in this time was answered.',
  /** Of the slider that goes through a chart's days. */
  dayOf: (chart: string) => `${chart}: day`,
} as const
