import type { WorkspaceSpend } from '@parleykit/contract/models/spend'
import { Link as TextLink } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { agentsQuery } from '../../agents/queries.ts'
import { useHasRole } from '../../workspaces/require-role.tsx'
import { ModelsFrame } from '../models-frame.tsx'
import { BudgetsSection } from './budgets-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { workspaceSpendQuery } from './queries.ts'
import { SpendSummary } from './spend-summary.tsx'
import { SpendTable } from './spend-table.tsx'
import { spendingTexts, spendingTitle } from './spending-texts.ts'

/** What the open workspace spends on models. Only its owner can change its budget and prices. */
export default function WorkspaceSpendingPage() {
  const { data, error, refetch } = useQuery(workspaceSpendQuery)
  return (
    <ModelsFrame
      title={spendingTitle}
      intro={spendingTexts.intro.workspace}
      back={
        <TextLink size="2" asChild>
          <Link to="/dashboard/profile/models">{spendingTexts.toModels}</Link>
        </TextLink>
      }
      failed={spendingTexts.failed}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && <WorkspaceView spend={data} />}
    </ModelsFrame>
  )
}

function WorkspaceView({ spend }: { readonly spend: WorkspaceSpend }) {
  const mayEdit = useHasRole('owner')
  const { data: agents = [] } = useQuery(agentsQuery)
  const rows = spend.rows.map(({ agentId, agentName, model, isOwnKey, ...sums }) => ({
    key: `${agentId} ${model} ${isOwnKey}`,
    name: agentName ?? spendingTexts.gone,
    detail: `${model}, ${isOwnKey ? spendingTexts.ownKey : spendingTexts.serverKey}`,
    ...sums,
  }))
  return (
    <>
      <SpendSummary {...spend} />
      <BudgetsSection
        spend={spend}
        agentNames={new Map(agents.map(({ id, name }) => [id, name]))}
        mayEdit={mayEdit}
      />
      <SpendTable title={spendingTexts.byAgent} what={spendingTexts.agent} rows={rows} />
      <PricesSection
        scope="workspace"
        prices={spend.prices}
        pricesListedOn={spend.pricesListedOn}
        mayEdit={mayEdit}
      />
    </>
  )
}
