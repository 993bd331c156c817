/** Which workspace is open, on every screen, and what isn't for everybody in it. */
export const openWorkspaceTexts = {
  ownWorkspace: 'Your workspace',
  workspaceOf: (name: string) => `Workspace of ${name}`,
  viewerSettings: 'Only editors and the owner of this workspace change settings.',
  viewerCreates: 'You are a viewer in this workspace. Editors and its owner create agents.',
  noAgents: 'This workspace has no agents yet.',
} as const
