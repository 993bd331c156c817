/** The topic that an owner's open dashboards subscribe to. */
export function ownerTopic(ownerId: number): string {
  return `owner/${ownerId}`
}
