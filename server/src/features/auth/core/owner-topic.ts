/** The topic that an owner's open dashboards follow. */
export function ownerTopic(ownerId: number): string {
  return `owner/${ownerId}`
}
