/** What somebody may be in a workspace. Free of dependencies. */

/** From the least to the most: each may do what those before it may. */
export const roles = ['viewer', 'editor', 'owner'] as const
export type Role = (typeof roles)[number]

/** What others may be in a workspace than the one whose account it is. */
export const memberRoles = ['viewer', 'editor'] as const satisfies readonly Role[]
export type MemberRole = (typeof memberRoles)[number]

/** Whether a role may do what needs at least `least`. */
export function mayAct(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least)
}
