import {
  addMcpTools,
  approveMcpTool,
  beginMcpSignIn,
  checkMcpServer,
  connectMcpServer,
  finishMcpSignIn,
  listMcpServers,
  removeMcpServer,
  updateMcpServer,
} from '@parleykit/contract/actions/mcp-routes'
import type { NewMcpServer } from '@parleykit/contract/actions/mcp-servers'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'

export const mcpServersQuery = (agentId: number) =>
  queryOptions({
    queryKey: ['mcp-servers', agentId],
    queryFn: ({ signal }) => callApi(listMcpServers, { params: { id: agentId }, signal }),
    refetchOnMount: 'always',
  })

/** A mutation that refetches the agent's servers and actions. */
function useChange<Input, Output>(agentId: number, mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['mcp-servers', agentId] })
      void queryClient.invalidateQueries({ queryKey: ['actions', agentId] })
    },
    // Some requests contain a secret.
    gcTime: 0,
  })
}

export const useConnectServer = (id: number) =>
  useChange(id, (body: NewMcpServer) => callApi(connectMcpServer, { params: { id }, body }))

export const useUpdateServer = (id: number, serverId: number) =>
  useChange(id, (body: { name: string; header: NewMcpServer['header'] }) =>
    callApi(updateMcpServer, { params: { id, serverId }, body }),
  )

export const useCheckServer = (id: number, serverId: number) =>
  useChange(id, () => callApi(checkMcpServer, { params: { id, serverId } }))

export const useRemoveServer = (id: number, serverId: number) =>
  useChange(id, () => callApi(removeMcpServer, { params: { id, serverId } }))

export const useAddTools = (id: number, serverId: number) =>
  useChange(id, (tools: string[]) => callApi(addMcpTools, { params: { id, serverId }, body: { tools } }))

export const useApproveTool = (id: number, actionId: number) =>
  useChange(id, (hash: string) => callApi(approveMcpTool, { params: { id, actionId }, body: { hash } }))

/** Opens the sign-in page of a server in this tab. It leads back. */
export const useSignIn = (id: number) =>
  useMutation({
    mutationFn: (serverId: number) => callApi(beginMcpSignIn, { params: { id, serverId } }),
    onSuccess: ({ url }) => globalThis.location.assign(url),
    gcTime: 0,
  })

export const useFinishSignIn = () =>
  useMutation({
    mutationFn: ({ id, serverId, answer }: { id: number; serverId: number; answer: string }) =>
      callApi(finishMcpSignIn, { params: { id, serverId }, body: { answer } }),
    gcTime: 0,
  })
