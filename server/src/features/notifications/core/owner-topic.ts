/** The topic that an owner's open dashboards subscribe to. */
export function ownerTopic(ownerId: number): string {
  return `owner/${ownerId}`
}

/** The topic that all open dashboards subscribe to. */
export const everyoneTopic = 'everyone'
