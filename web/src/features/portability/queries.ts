import { getAgentImport, importAgent } from '@parleykit/contract/portability/agent-files'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { useRefreshAgents } from '../agents/queries.ts'

/** Polling interval of the import dialog, in milliseconds. */
const importPollMs = 1000

/** The progress of an import; polled until it ends. */
export const agentImportQuery = (importId: number) =>
  queryOptions({
    queryKey: ['agent-imports', importId],
    queryFn: ({ signal }) => callApi(getAgentImport, { params: { importId }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? importPollMs : false),
  })

/** Uploads a file. The id in the response identifies the import. */
export function useImportAgent() {
  const queryClient = useQueryClient()
  const refreshAgents = useRefreshAgents()
  return useMutation({
    mutationFn: ({
      file,
      onProgress,
    }: {
      readonly file: File
      readonly onProgress: (share: number) => void
    }) => callApi(importAgent, { file, onProgress }),
    onSuccess: (begun) => {
      queryClient.setQueryData(agentImportQuery(begun.id).queryKey, begun)
      refreshAgents()
    },
  })
}
