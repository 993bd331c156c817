import type { InstallationSpend } from '@parleykit/contract/models/spend'
import { Link as TextLink } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link, notFound, rootRouteId } from '@tanstack/react-router'
import { ApiError } from '../../../api/api-error.ts'
import { ContentSpinner } from '../../../ui/loading/full-page-spinner.tsx'
import { ModelsFrame } from '../models-frame.tsx'
import { formatSpend } from './format-cost.ts'
import { PricesSection } from './prices-section.tsx'
import { installationSpendQuery } from './queries.ts'
import { SpendSummary } from './spend-summary.tsx'
import { SpendTable } from './spend-table.tsx'
import { spendingTexts, spendingTitle } from './spending-texts.ts'

/** What workspaces spend on models, for the operator; for everyone else the address doesn't exist. */
export default function InstallationSpendingPage() {
  const { data, error, refetch } = useQuery(installationSpendQuery)
  if (!data && !error) return <ContentSpinner />
  // Thrown to the root route: like at any unknown address, the page is shown without the shell.
  if (error instanceof ApiError && error.status === 404) throw notFound({ routeId: rootRouteId })
  return (
    <ModelsFrame
      title={spendingTitle}
      intro={spendingTexts.intro.installation}
      back={
        <TextLink size="2" asChild>
          <Link to="/dashboard/status/models">{spendingTexts.toModels}</Link>
        </TextLink>
      }
      failed={spendingTexts.failed}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && <InstallationView spend={data} />}
    </ModelsFrame>
  )
}

function InstallationView({ spend }: { readonly spend: InstallationSpend }) {
  const rows = spend.workspaces.map(({ username, monthByServer, ...sums }) => ({
    key: username,
    name: username,
    detail: spendingTexts.byServer(formatSpend(monthByServer)),
    ...sums,
  }))
  return (
    <>
      <SpendSummary {...spend} />
      <SpendTable title={spendingTexts.byWorkspace} what={spendingTexts.workspace} rows={rows} />
      <PricesSection
        scope="installation"
        prices={spend.prices}
        pricesListedOn={spend.pricesListedOn}
        mayEdit
      />
    </>
  )
}
