/** Texts on every screen about the open workspace, and about what not every member may do. */
export const openWorkspaceTexts = {
  ownWorkspace: 'Your workspace',
  workspaceOf: (name: string) => `${name}'s workspace`,
  viewerSettings: 'Only editors and the owner of this workspace can change settings.',
  viewerCreates: "You're a viewer in this workspace. Only editors and the owner can create agents.",
  noAgents: 'This workspace has no agents yet.',
} as const
