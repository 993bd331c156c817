/** The roles in a workspace. Free of dependencies. */

/** From least to most powerful: each role may do everything that those before it may. */
export const roles = ['viewer', 'editor', 'owner'] as const
export type Role = (typeof roles)[number]

/** The roles of members other than the owner. */
export const memberRoles = ['viewer', 'editor'] as const satisfies readonly Role[]
export type MemberRole = (typeof memberRoles)[number]

/** Whether a role has at least the permissions of `least`. */
export function mayAct(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least)
}
