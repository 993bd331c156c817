import { type DemoAgent, demoAgents } from './agents.ts'

/** One visit of a website: when it begins, whom it asks, and what. */
export interface Visit {
  readonly at: number
  readonly agent: DemoAgent
  readonly questions: readonly string[]
  readonly thumb: 'up' | 'down' | null
  readonly leavesAddress: boolean
}

const dayMs = 24 * 60 * 60 * 1000
/** Visits of an ordinary day by its day of the week, from Sunday. */
const ofWeekday = [2, 4.5, 4, 4, 4, 3.5, 2.5]
/** Chances of the hours from 7 to 22 o'clock where the demonstration is made. */
const ofHour = [1, 2, 4, 6, 7, 5, 4, 5, 6, 6, 5, 5, 6, 5, 3, 1]

/** Visits shortly before the end at any hour, in minutes before it, so that the newest conversations are recent. */
const lately = [14, 47, 95, 170, 260]

/**
 * Visits of the days before an instant, oldest first: more on weekdays and at noon, and more with every week.
 * @param random from 0 up to 1, always the same for a demonstration that looks always the same
 */
export function planVisits(end: number, days: number, random: () => number): Visit[] {
  const visits = lately.map((minutes) => planVisit(end - minutes * 60 * 1000, random))
  for (let day = days; day >= 0; day -= 1) {
    const morning = new Date(end - day * dayMs)
    const midnight = morning.setHours(0, 0, 0, 0)
    const usual = ofWeekday[morning.getDay()] ?? 3
    const count = Math.round(usual * (0.6 + 0.7 * (1 - day / days)) * (0.7 + 0.6 * random()))
    for (let number = 0; number < count; number += 1) {
      const at = midnight + (7 + pick(ofHour, random) + random()) * 60 * 60 * 1000
      if (at < end - 10 * 60 * 1000) visits.push(planVisit(at, random))
    }
  }
  return visits.sort((one, other) => one.at - other.at)
}

function planVisit(at: number, random: () => number): Visit {
  const shares = demoAgents.map(({ share }) => share)
  const agent = demoAgents[pick(shares, random)] ?? (demoAgents[0] as DemoAgent)
  const often = agent.questions.map((_, place) => 1 / (place + 1.5))
  const count = 1 + pick([5, 3, 1], random)
  const asked = new Set<string>()
  while (asked.size < count) {
    const list = random() < 0.16 ? agent.inVain : agent.questions
    const question =
      list === agent.inVain ? list[Math.floor(random() * list.length)] : list[pick(often, random)]
    if (question) asked.add(question)
  }
  const mood = random()
  return {
    at,
    agent,
    questions: [...asked],
    thumb: mood < 0.14 ? 'up' : mood < 0.19 ? 'down' : null,
    leavesAddress: random() < 0.06,
  }
}

/** A place in a list of weights, by chance. */
function pick(weights: readonly number[], random: () => number): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  return Math.max(
    0,
    weights.findIndex((weight) => {
      left -= weight
      return left < 0
    }),
  )
}
