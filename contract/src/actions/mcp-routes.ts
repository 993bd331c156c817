import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParam, idParams, messageResponse } from '../base/values.ts'
import { actionSchema } from './actions.ts'
import {
  changedMcpServer,
  chosenTools,
  mcpServerSchema,
  mcpSignInAnswer,
  newMcpServer,
} from './mcp-servers.ts'

const serverParams = z.object({ id: idParam, serverId: idParam })

const shared = { access: 'owner', role: 'editor', errors: ['too_many_requests'] } as const

export const listMcpServers = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/mcp-servers',
  summary: 'List the MCP servers whose tools an agent can use as actions',
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: z.array(mcpServerSchema),
})

export const connectMcpServer = defineRoute({
  ...shared,
  method: 'POST',
  path: '/api/agents/:id/mcp-servers',
  summary: 'Connect an MCP server. Its tools are listed at once, unless it wants a sign-in first.',
  params: idParams,
  body: newMcpServer,
  response: mcpServerSchema,
  status: 201,
})

export const updateMcpServer = defineRoute({
  ...shared,
  method: 'PUT',
  path: '/api/agents/:id/mcp-servers/:serverId',
  summary: 'Rename an MCP server or replace its secret header',
  params: serverParams,
  body: changedMcpServer,
  response: mcpServerSchema,
})

export const removeMcpServer = defineRoute({
  method: 'DELETE',
  path: '/api/agents/:id/mcp-servers/:serverId',
  summary: 'Remove an MCP server, with the actions of its tools',
  access: 'owner',
  role: 'editor',
  params: serverParams,
  response: messageResponse,
})

export const checkMcpServer = defineRoute({
  ...shared,
  method: 'POST',
  path: '/api/agents/:id/mcp-servers/:serverId/check',
  summary: "List an MCP server's tools again. Tools that changed since their approval are switched off.",
  params: serverParams,
  response: mcpServerSchema,
})

export const addMcpTools = defineRoute({
  ...shared,
  method: 'POST',
  path: '/api/agents/:id/mcp-servers/:serverId/tools',
  summary: 'Approve tools of an MCP server and add them as actions, which are off at first',
  params: serverParams,
  body: chosenTools,
  response: z.array(actionSchema),
  status: 201,
})

export const approveMcpTool = defineRoute({
  ...shared,
  method: 'POST',
  path: '/api/agents/:id/actions/:actionId/approve',
  summary: 'Approve the change of an MCP tool that was switched off, and switch it on again',
  params: z.object({ id: idParam, actionId: idParam }),
  /** The hash of the change that was reviewed. */
  body: z.object({ hash: z.string().max(100) }),
  response: actionSchema,
  errors: ['too_many_requests', 'changed_meanwhile'],
})

export const beginMcpSignIn = defineRoute({
  ...shared,
  method: 'POST',
  path: '/api/agents/:id/mcp-servers/:serverId/sign-in',
  summary: 'Start signing in at an MCP server. Returns the address to open, valid for ten minutes.',
  params: serverParams,
  response: z.object({ url: z.string() }),
})

export const finishMcpSignIn = defineRoute({
  ...shared,
  method: 'POST',
  path: '/api/agents/:id/mcp-servers/:serverId/sign-in/answer',
  summary: "Handle the response of an MCP server's sign-in page, for the person who started it",
  params: serverParams,
  body: mcpSignInAnswer,
  response: mcpServerSchema,
})
