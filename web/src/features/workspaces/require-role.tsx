import { mayAct, type Role } from '@parleykit/contract/base/roles'
import { createContext, type ReactNode, useContext } from 'react'
import { useWorkspace } from './use-workspace.ts'

/** The user's role in the workspace of the agent on screen. */
const RoleContext = createContext<Role | null>(null)

export function RoleProvider({ role, children }: { readonly role: Role; readonly children: ReactNode }) {
  return <RoleContext value={role}>{children}</RoleContext>
}

/** Whether the user has at least this role: for the agent on screen, else in the open workspace. */
export function useHasRole(least: Role): boolean {
  const workspace = useWorkspace()
  const role = useContext(RoleContext) ?? workspace?.role
  return role !== undefined && mayAct(role, least)
}

/** Shows its children to users with at least this role. */
export function RequireRole({ least, children }: { readonly least: Role; readonly children: ReactNode }) {
  return useHasRole(least) ? children : null
}
